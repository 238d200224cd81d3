import { createLinks, type NavigationItem, type SiteConfig } from '@forecourt/shared-contracts';
import { aNavigationItem, aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { isCurrent } from './isCurrent';
import { menuEntries } from './menuEntries';

const item = (name: string, url: string, over: Partial<NavigationItem> = {}) => aNavigationItem({ name, url, ...over });
const entriesOf = (site: SiteConfig) => menuEntries(site, createLinks(deployedRoutes(site)));
const names = (entries: { name: string }[]) => entries.map(({ name }) => name);

describe('menuEntries', () => {
  it('NA-001 has the order, groups and links of the tenant', () => {
    const site = aSite({
      navigation: [
        item('Cars', '/search', { dropdownItems: [item('Utes', '/search/utes')], className: 'wide' }),
        item('Contact', '/contact'),
      ],
    });
    expect(entriesOf(site)).toEqual([
      {
        name: 'Cars',
        link: { name: 'Cars', to: '/search', isExternal: false },
        className: 'wide',
        items: [{ name: 'Utes', to: '/search/utes', isExternal: false }],
        hasModels: false,
      },
      { name: 'Contact', link: { name: 'Contact', to: '/contact', isExternal: false }, className: null, items: [], hasModels: false },
    ]);
  });

  it('NA-003 leaves out the home entry', () => {
    expect(names(entriesOf(aSite({ navigation: [item('Home', '/'), item('Contact', '/contact')] })))).toEqual(['Contact']);
  });

  it('NA-004 leaves out hidden optional entries and never a mandatory one', () => {
    const site = aSite({
      navigation: [
        item('KINTO', '/about-us', { mandatory: false }),
        item('Fleet', '/fleet'),
        item('Careers', '/careers', { mandatory: false }),
      ],
      switches: { navHiddenOptionalItems: ['KINTO', 'Fleet'] },
    });
    expect(names(entriesOf(site))).toEqual(['Fleet', 'Careers']);
  });

  it.each(['{host}/new-vehicles', 'https://{host}/new-vehicles'])('NA-009 inserts the dealer’s host into %s', (url) => {
    const site = aSite({ navigation: [item('New', url)], switches: { manufacturerDealerHost: 'city.toyota.example' } });
    expect(entriesOf(site)[0]?.link).toEqual({ name: 'New', to: 'https://city.toyota.example/new-vehicles', isExternal: true });
  });

  it('SH-017 leaves out pages that the site does not have, and a group without any link', () => {
    const site = aSite({
      navigation: [
        item('Cars', '/search', { dropdownItems: [item('Compare', '/compare'), item('Elsewhere', 'https://factory.example/')] }),
        item('Fleet', '/fleet', { dropdownItems: [item('Fleet enquiry', '/enquiries/fleet-enquiry')] }),
        item('Careers', '/careers'),
      ],
      routes: ['search.compare', 'forms.fleet', 'forms.fleet-enquiry', 'forms.careers'].map((route) => ({
        route,
        pattern: null,
        off: true,
      })),
    });
    expect(entriesOf(site).map(({ name, items }) => [name, ...names(items)])).toEqual([['Cars', 'Elsewhere']]);
  });

  it('NA-009 leaves the entry out without a host', () => {
    expect(entriesOf(aSite({ navigation: [item('New', '{host}/new-vehicles')] }))).toEqual([]);
  });

  it.each([
    ['links to the dealer site', 'city.example', 'https://city.example/service/booking'],
    ['links to this site without baseDomain', null, '/genuine-service'],
  ])('NA-021 the service entry %s', (_what, baseDomain, to) => {
    expect(entriesOf(aSite({ navigation: [item('Service', '/genuine-service')], switches: { baseDomain } }))[0]?.link?.to).toBe(to);
  });
});

describe('isCurrent', () => {
  it.each([
    ['/contact', '/contact/', '', true],
    ['/contact', '/contact-us', '', false],
    ['/pre-owned?certified=true', '/pre-owned', '?certified=true&page=2', true],
    ['/pre-owned?certified=true', '/pre-owned', '', false],
  ])('NA-010 %s on %s%s: %s', (to, pathname, search, expected) => {
    expect(isCurrent(to, { pathname, search })).toBe(expected);
  });
});
