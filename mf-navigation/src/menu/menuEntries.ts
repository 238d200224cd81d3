import type { Links, NavigationItem, SiteConfig } from '@forecourt/shared-contracts';
import { linkTo, type MenuLink } from './menuLink';

/** A top-level entry: a plain link, or a group with links. */
export interface MenuEntry {
  name: string;
  /** null where the group's own page is not deployed. */
  link: MenuLink | null;
  className: string | null;
  items: MenuLink[];
  /** The dropdown has the models of the range as well. */
  hasModels: boolean;
}

type MenuSite = Pick<SiteConfig, 'navigation' | 'switches'>;

/** Address of an entry; null if it needs a dealer host that the tenant does not have. */
function addressOf(url: string, { manufacturerDealerHost, baseDomain }: SiteConfig['switches']): string | null {
  if (url.includes('{host}')) {
    if (!manufacturerDealerHost) return null;
    const address = url.replace('{host}', manufacturerDealerHost);
    return address.startsWith('https://') ? address : `https://${address}`;
  }
  if (url === '/genuine-service' && baseDomain) return `https://${baseDomain}/service/booking`;
  return url;
}

/** The home page, which the logo leads to, and optional entries that the tenant leaves out. */
const isHidden = ({ url, name, mandatory }: NavigationItem, { navHiddenOptionalItems }: SiteConfig['switches']) =>
  url === '/' || (!mandatory && navHiddenOptionalItems.includes(name));

function linksOf(item: NavigationItem, { switches }: MenuSite, to: Links): MenuLink[] {
  const address = isHidden(item, switches) ? null : addressOf(item.url, switches);
  return address === null ? [] : linkTo(item.name, address, to);
}

/** The site's visible menu in the tenant's order: pages that it has, other sites, and groups of them. */
export function menuEntries(site: MenuSite, to: Links): MenuEntry[] {
  return site.navigation
    .filter((item) => !isHidden(item, site.switches))
    .map((item) => ({
      name: item.name,
      link: linksOf(item, site, to)[0] ?? null,
      className: item.className,
      items: item.dropdownItems.flatMap((each) => linksOf(each, site, to)),
      hasModels: item.dynamicDropdown === 'models',
    }))
    .filter(({ link, items }) => link !== null || items.length > 0);
}
