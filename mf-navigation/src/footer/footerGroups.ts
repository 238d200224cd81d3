import type { SiteConfig } from '@forecourt/shared-contracts';
import { menuEntries, type MenuLink } from '../menu/menuEntries';
import { addressOfRoute, isKnownAddress } from './knownAddress';

/** One column of the footer. */
export interface FooterGroup {
  name: string;
  links: MenuLink[];
}

type FooterSite = Pick<SiteConfig, 'navigation' | 'routes' | 'switches'>;

/** Links of the pre-owned column, as far as the tenant has the pages (NA-030). */
function preOwnedLinks(site: FooterSite, browse: string): MenuLink[] {
  const { manufacturerDealerHost } = site.switches;
  const own = [
    { name: 'Browse pre-owned', to: browse },
    { name: 'Instant valuation', to: '/trade-in' },
    { name: 'Request a quote', to: '/enquiries/new-vehicle-enquiry' },
    { name: 'Certified pre-owned', to: `${browse}?certified=true` },
  ]
    .filter(({ to }) => isKnownAddress(site, to))
    .map((link) => ({ ...link, isExternal: false }));
  const demonstrators = manufacturerDealerHost
    ? [{ name: 'Demonstrators', to: `https://${manufacturerDealerHost}/demonstrators`, isExternal: true }]
    : [];
  return [...own.slice(0, 1), ...demonstrators, ...own.slice(1)];
}

/** The groups of the menu as columns; entries without a group share the last one (NA-029). */
export function footerGroups(site: FooterSite): FooterGroup[] {
  const entries = menuEntries(site);
  const browse = addressOfRoute(site, 'SH-041');
  const isPreOwned = ({ to }: MenuLink) => browse !== null && to === browse;
  const columns = entries
    .filter(({ items }) => items.length > 0)
    .map((entry) => ({ name: entry.name, links: browse !== null && isPreOwned(entry) ? preOwnedLinks(site, browse) : entry.items }));
  const single = entries.filter(({ items }) => items.length === 0).map(({ name, to, isExternal }) => ({ name, to, isExternal }));
  return single.length > 0 ? [...columns, { name: 'Explore', links: single }] : columns;
}

/** Legal pages that the tenant has (NA-031). */
export function legalLinks(site: FooterSite): { name: string; to: string }[] {
  return [
    { name: 'Sitemap', route: 'SH-089' },
    { name: 'Privacy policy', route: 'SH-086' },
    { name: 'Terms and conditions', route: 'SH-087' },
    { name: 'Complaint handling', route: 'SH-088' },
  ].flatMap(({ name, route }) => {
    const to = addressOfRoute(site, route);
    return to === null ? [] : [{ name, to }];
  });
}
