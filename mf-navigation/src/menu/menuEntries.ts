import type { NavigationItem, SiteConfig } from '@forecourt/shared-contracts';

/** A link of the menu; external ones open in a new tab. */
export interface MenuLink {
  name: string;
  to: string;
  isExternal: boolean;
}

/** A top-level entry: a plain link, or a group with links. */
export interface MenuEntry extends MenuLink {
  className: string | null;
  items: MenuLink[];
}

type MenuSite = Pick<SiteConfig, 'navigation' | 'switches'>;

/** Target of an entry; null if it needs a dealer host that the tenant does not have. */
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
  const isHidden = !item.mandatory && switches.navHiddenOptionalItems.includes(item.name);
  const to = isHidden || item.url === '/' ? null : targetOf(item.url, switches);
  return to === null ? null : { name: item.name, to, isExternal: /^https?:/.test(to) };
}

const isPresent = <Value>(value: Value | null): value is Value => value !== null;

/** The site's visible menu, in the tenant's order. */
export function menuEntries(site: MenuSite): MenuEntry[] {
  return site.navigation
    .map((item) => {
      const link = linkOf(item, site);
      const items = item.dropdownItems.map((each) => linkOf(each, site)).filter(isPresent);
      return link && { ...link, className: item.className, items };
    })
    .filter(isPresent);
}
