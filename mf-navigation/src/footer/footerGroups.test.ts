import { createPaths, type SiteConfig } from '@forecourt/shared-contracts';
import { aNavigationItem, aSite } from '@forecourt/shared-contracts/testing';
import { footerGroups, legalLinks } from './footerGroups';

const item = (name: string, url: string, dropdownItems: SiteConfig['navigation'] = []) => aNavigationItem({ name, url, dropdownItems });
const linksOf = (site: SiteConfig, isDeployed: (page: string) => boolean = () => true) =>
  footerGroups(site, createPaths(site, ({ page }) => isDeployed(page))).map(({ name, links }) => [name, ...links.map(({ to }) => to)]);

const navigation = [
  item('Buy', '/search', [item('Compare', '/compare'), item('Factory', 'https://factory.example/cars')]),
  item('Pre-Owned', '/pre-owned', [item('Anything', '/anything')]),
  item('Finance', '/finance', [item('Information', '/finance-enquiry')]),
  item('Contact', '/contact'),
];

it('SH-017 leads only to pages that are deployed, and leaves out a column of which nothing is', () => {
  const site = aSite({ navigation });
  expect(linksOf(site, (page) => !page.startsWith('finance.') && !/compare|trade/i.test(page))).toEqual([
    ['Buy', 'https://factory.example/cars'],
    ['Pre-Owned', '/pre-owned', '/enquiries/new-vehicle-enquiry', '/pre-owned?certified=true'],
    ['Explore', '/contact'],
  ]);
});

it('PL-007 NA-030 follows the pages that the tenant has moved, and leaves out those that it has switched off', () => {
  const site = aSite({
    navigation,
    routes: [
      { route: 'SH-041', pattern: '/second-hand' },
      { route: 'SH-026', pattern: null, off: true },
    ],
  });
  expect(linksOf(site)).toContainEqual(['Pre-Owned', '/second-hand', '/enquiries/new-vehicle-enquiry', '/second-hand?certified=true']);
});

it('NA-031 SH-017 names the legal pages that the tenant has at its own addresses', () => {
  const site = aSite({
    routes: [
      { route: 'SH-086', pattern: '/privacy' },
      { route: 'SH-088', pattern: null, off: true },
    ],
  });
  expect(legalLinks(createPaths(site)).map(({ to }) => to)).toEqual(['/sitemap.xml', '/privacy', '/terms-and-conditions']);
});
