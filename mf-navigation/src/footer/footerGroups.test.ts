import { createLinks, type SiteConfig } from '@forecourt/shared-contracts';
import { assembleRoutes } from '@forecourt/shared-contracts/site-routes';
import { aNavigationItem, aSite, declaredRoutes, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { footerGroups, legalLinks } from './footerGroups';

const item = (name: string, url: string, dropdownItems: SiteConfig['navigation'] = []) => aNavigationItem({ name, url, dropdownItems });
const linksOf = (site: SiteConfig, isDeployed: (route: string) => boolean = () => true) =>
  footerGroups(
    site,
    createLinks(
      assembleRoutes(
        declaredRoutes().filter(({ name }) => isDeployed(name)),
        site,
      ),
    ),
  ).map(({ name, links }) => [name, ...links.map(({ to }) => to)]);

const navigation = [
  item('Buy', '/search', [item('Compare', '/compare'), item('Factory', 'https://factory.example/cars')]),
  item('Pre-Owned', '/pre-owned', [item('Anything', '/anything')]),
  item('Finance', '/finance', [item('Information', '/finance-enquiry')]),
  item('Contact', '/contact'),
];

it('links only to deployed pages, and leaves out a group without any', () => {
  const site = aSite({ navigation });
  expect(linksOf(site, (route) => !route.startsWith('finance.') && route !== 'search.compare')).toEqual([
    ['Buy', 'https://factory.example/cars'],
    ['Pre-Owned', '/pre-owned', '/trade-in', '/enquiries/new-vehicle-enquiry', '/pre-owned?certified=true'],
    ['Explore', '/contact'],
  ]);
});

it('PL-007 uses the paths of moved pages, and leaves out pages that the tenant has switched off', () => {
  const site = aSite({
    navigation,
    routes: [
      { route: 'search.pre-owned', pattern: '/second-hand' },
      { route: 'search.compare', pattern: null, off: true },
    ],
  });
  expect(linksOf(site)).toEqual([
    ['Buy', 'https://factory.example/cars'],
    ['Pre-Owned', '/second-hand', '/trade-in', '/enquiries/new-vehicle-enquiry', '/second-hand?certified=true'],
    ['Finance', '/finance-enquiry'],
    ['Explore', '/contact'],
  ]);
});

it('PL-007 links to the legal pages that the tenant has, at its own paths', () => {
  const site = aSite({
    routes: [
      { route: 'navigation.privacy', pattern: '/privacy' },
      { route: 'navigation.terms', pattern: null, off: true },
    ],
  });
  expect(legalLinks(createLinks(deployedRoutes(site))).map(({ to }) => to)).toEqual([
    '/sitemap.xml',
    '/privacy',
    '/pages/complaint-handling-process',
  ]);
});
