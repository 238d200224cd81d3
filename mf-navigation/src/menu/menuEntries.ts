import type { NavigationItem, SiteConfig } from '@forecourt/shared-contracts';

/** A link of the menu; `isExternal` ones leave the site and open in a new tab. */
export interface MenuLink {
  name: string;
  to: string;
  isExternal: boolean;
}

/** An entry of the first level: a plain link, or a group with links of its own. */
export interface MenuEntry extends MenuLink {
  className: string | null;
  items: MenuLink[];
}

type MenuSite = Pick<SiteConfig, 'navigation' | 'switches'>;

/** Where an entry leads: null leaves it out, because the dealer has no such host. */
function targetOf(url: string, { manufacturerDealerHost, baseDomain }: SiteConfig['switches']): string | null {
  if (url.includes('{host}')) {
    if (!manufacturerDealerHost) return null;
    const address = url.replace('{host}', manufacturerDealerHost);
    return address.startsWith('https://') ? address : `https://${address}`;
  }
  if (url === '/genuine-service' && baseDomain) return `https://${baseDomain}/service/booking`;
  return url;
}

function linkOf(item: NavigationItem, { switches }: MenuSite): MenuLink | null {
  const isLeftOut = !item.mandatory && switches.navHiddenOptionalItems.includes(item.name);
  const to = isLeftOut || item.url === '/' ? null : targetOf(item.url, switches);
  return to === null ? null : { name: item.name, to, isExternal: /^https?:/.test(to) };
}

const present = <Value>(value: Value | null): value is Value => value !== null;

/** The site's menu as visitors see it, in the tenant's order. */
export function menuEntries(site: MenuSite): MenuEntry[] {
  return site.navigation
    .map((item) => {
      const link = linkOf(item, site);
      const items = item.dropdownItems.map((each) => linkOf(each, site)).filter(present);
      return link && { ...link, className: item.className, items };
    })
    .filter(present);
}
