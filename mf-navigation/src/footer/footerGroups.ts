import { tradeInPath, type Links, type SiteConfig } from '@forecourt/shared-contracts';
import { menuEntries, type MenuEntry } from '../menu/menuEntries';
import type { MenuLink } from '../menu/menuLink';

/** One column of the footer. */
export interface FooterGroup {
  name: string;
  links: MenuLink[];
}

type FooterSite = Pick<SiteConfig, 'navigation' | 'switches'>;

/** A link to a page of the site, or none where it is not deployed. */
const pageLink = (name: string, path: string | null): MenuLink[] => (path === null ? [] : [{ name, to: path, isExternal: false }]);

/** Links of the pre-owned column. */
function preOwnedLinks(
  { manufacturerDealerHost: host, valuationProvider, autograbEnabled }: SiteConfig['switches'],
  to: Links,
): MenuLink[] {
  const valuation = valuationProvider || autograbEnabled ? 'Instant valuation' : 'Trade-in valuation';
  const demonstrators = host ? [{ name: 'Demonstrators', to: `https://${host}/demonstrators`, isExternal: true }] : [];
  return [
    ...pageLink('Browse pre-owned', to.ifDeployed('search.pre-owned')),
    ...demonstrators,
    ...pageLink(valuation, tradeInPath(to)),
    ...pageLink('Request a quote', to.ifDeployed('forms.new-vehicle-enquiry')),
    ...pageLink('Certified pre-owned', to.ifDeployed('search.pre-owned', { certified: 'true' })),
  ];
}

/** The menu's groups as columns; entries without a group are in the last one. A column without links is left out. */
export function footerGroups(site: FooterSite, to: Links): FooterGroup[] {
  const entries = menuEntries(site, to);
  const browse = to.ifDeployed('search.pre-owned');
  const isPreOwned = ({ link }: MenuEntry) => browse !== null && link?.to === browse;
  const isGroup = (entry: MenuEntry) => entry.items.length > 0 || isPreOwned(entry);
  const groups = entries
    .filter(isGroup)
    .map((entry) => ({ name: entry.name, links: isPreOwned(entry) ? preOwnedLinks(site.switches, to) : entry.items }));
  const ungrouped = entries.flatMap((entry) => (entry.link && !isGroup(entry) ? [entry.link] : []));
  return [...groups, { name: 'Explore', links: ungrouped }].filter(({ links }) => links.length > 0);
}

/** Links to the deployed legal pages. */
export const legalLinks = (to: Links): MenuLink[] => [
  ...pageLink('Sitemap', to.ifDeployed('shell.sitemap')),
  ...pageLink('Privacy policy', to.ifDeployed('navigation.privacy')),
  ...pageLink('Terms and conditions', to.ifDeployed('navigation.terms')),
  ...pageLink('Complaint handling', to.ifDeployed('navigation.complaints')),
];
