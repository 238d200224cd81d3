import { pathIfDeployed, type Paths, type SiteConfig } from '@forecourt/shared-contracts';
import { menuEntries, type MenuLink } from '../menu/menuEntries';

/** One column of the footer. */
export interface FooterGroup {
  name: string;
  links: MenuLink[];
}

type FooterSite = Pick<SiteConfig, 'navigation' | 'switches'>;

/** The links whose pages are deployed, with the tenant's own paths; external links are not filtered. */
const deployedLinks = (paths: Paths, links: readonly MenuLink[]): MenuLink[] =>
  links.flatMap((link) => {
    const to = link.isExternal ? link.to : pathIfDeployed(paths, paths.follow(link.to));
    return to === null ? [] : [{ ...link, to }];
  });

/** Links of the pre-owned column. */
function preOwnedLinks({ manufacturerDealerHost: host }: SiteConfig['switches'], paths: Paths): MenuLink[] {
  const demonstrators = host ? [{ name: 'Demonstrators', to: `https://${host}/demonstrators`, isExternal: true }] : [];
  return [
    { name: 'Browse pre-owned', to: paths.preOwned(), isExternal: false },
    ...demonstrators,
    { name: 'Instant valuation', to: paths.tradeIn(), isExternal: false },
    { name: 'Request a quote', to: paths.enquiry('new-vehicle'), isExternal: false },
    { name: 'Certified pre-owned', to: paths.certified(), isExternal: false },
  ];
}

/** The menu's groups as columns; entries without a group are in the last one. A column without links is left out. */
export function footerGroups(site: FooterSite, paths: Paths): FooterGroup[] {
  const entries = menuEntries(site);
  const browse = pathIfDeployed(paths, paths.preOwned());
  const isPreOwned = ({ to }: MenuLink) => browse !== null && paths.follow(to) === browse;
  const groups = entries
    .filter(({ items }) => items.length > 0)
    .map((entry) => ({ name: entry.name, links: isPreOwned(entry) ? preOwnedLinks(site.switches, paths) : entry.items }));
  const ungrouped = entries.filter(({ items }) => items.length === 0).map(({ name, to, isExternal }) => ({ name, to, isExternal }));
  return [...groups, { name: 'Explore', links: ungrouped }]
    .map(({ name, links }) => ({ name, links: deployedLinks(paths, links) }))
    .filter(({ links }) => links.length > 0);
}

/** Links to the deployed legal pages. */
export function legalLinks(paths: Paths): { name: string; to: string }[] {
  return [
    { name: 'Sitemap', page: paths.siteMap() },
    { name: 'Privacy policy', page: paths.privacy() },
    { name: 'Terms and conditions', page: paths.terms() },
    { name: 'Complaint handling', page: paths.complaints() },
  ].flatMap(({ name, page }) => {
    const to = pathIfDeployed(paths, page);
    return to === null ? [] : [{ name, to }];
  });
}
