import { tradeInPath, type Links, type SiteConfig } from '@forecourt/shared-contracts';
import { menuEntries, type MenuLink } from '../menu/menuEntries';

/** One column of the footer. */
export interface FooterGroup {
  name: string;
  links: MenuLink[];
}

type FooterSite = Pick<SiteConfig, 'navigation' | 'switches'>;

/** A link of the site, or none where its page is not deployed. */
const linkTo = (name: string, path: string | null): MenuLink[] => (path === null ? [] : [{ name, to: path, isExternal: false }]);

/** The links whose pages are deployed, with the tenant's own paths; external links are not filtered. */
const deployedLinks = (to: Links, links: readonly MenuLink[]): MenuLink[] =>
  links.flatMap((link) => (link.isExternal ? [link] : linkTo(link.name, to.followIfDeployed(link.to))));

/** Links of the pre-owned column. */
function preOwnedLinks(
  { manufacturerDealerHost: host, valuationProvider, autograbEnabled }: SiteConfig['switches'],
  to: Links,
): MenuLink[] {
  const valuation = valuationProvider || autograbEnabled ? 'Instant valuation' : 'Trade-in valuation';
  const demonstrators = host ? [{ name: 'Demonstrators', to: `https://${host}/demonstrators`, isExternal: true }] : [];
  return [
    ...linkTo('Browse pre-owned', to.ifDeployed('search.pre-owned')),
    ...demonstrators,
    ...linkTo(valuation, tradeInPath(to)),
    ...linkTo('Request a quote', to.ifDeployed('forms.new-vehicle-enquiry')),
    ...linkTo('Certified pre-owned', to.ifDeployed('search.pre-owned', { certified: 'true' })),
  ];
}

/** The menu's groups as columns; entries without a group are in the last one. A column without links is left out. */
export function footerGroups(site: FooterSite, to: Links): FooterGroup[] {
  const entries = menuEntries(site);
  const browse = to.ifDeployed('search.pre-owned');
  const isPreOwned = (link: MenuLink) => browse !== null && to.follow(link.to) === browse;
  const groups = entries
    .filter(({ items }) => items.length > 0)
    .map((entry) => ({ name: entry.name, links: isPreOwned(entry) ? preOwnedLinks(site.switches, to) : deployedLinks(to, entry.items) }));
  const ungrouped = entries
    .filter(({ items }) => items.length === 0)
    .map(({ name, to: path, isExternal }) => ({ name, to: path, isExternal }));
  return [...groups, { name: 'Explore', links: deployedLinks(to, ungrouped) }].filter(({ links }) => links.length > 0);
}

/** Links to the deployed legal pages. */
export const legalLinks = (to: Links): MenuLink[] => [
  ...linkTo('Sitemap', to.ifDeployed('shell.sitemap')),
  ...linkTo('Privacy policy', to.ifDeployed('navigation.privacy')),
  ...linkTo('Terms and conditions', to.ifDeployed('navigation.terms')),
  ...linkTo('Complaint handling', to.ifDeployed('navigation.complaints')),
];
