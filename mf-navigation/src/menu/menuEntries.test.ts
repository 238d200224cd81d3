import type { NavigationItem } from '@forecourt/shared-contracts';
import { aNavigationItem, aSite } from '@forecourt/shared-contracts/testing';
import { isCurrent } from './isCurrent';
import { menuEntries } from './menuEntries';

const item = (name: string, url: string, over: Partial<NavigationItem> = {}) => aNavigationItem({ name, url, ...over });
const names = (entries: { name: string }[]) => entries.map(({ name }) => name);

describe('menuEntries', () => {
  it('NA-001 has the order, groups and links of the tenant', () => {
    const site = aSite({
      navigation: [
        item('Cars', '/search', { dropdownItems: [item('Utes', '/search/utes')], className: 'wide' }),
        item('Contact', '/contact'),
      ],
    });
    expect(menuEntries(site)).toEqual([
      {
        name: 'Cars',
        to: '/search',
        isExternal: false,
        className: 'wide',
        items: [{ name: 'Utes', to: '/search/utes', isExternal: false }],
      },
      { name: 'Contact', to: '/contact', isExternal: false, className: null, items: [] },
    ]);
  });

  it('NA-003 leaves out the home entry', () => {
    expect(names(menuEntries(aSite({ navigation: [item('Home', '/'), item('Contact', '/contact')] })))).toEqual(['Contact']);
  });

  it('NA-004 leaves out hidden optional entries and never a mandatory one', () => {
    const site = aSite({
      navigation: [
        item('KINTO', '/kinto', { mandatory: false }),
        item('Fleet', '/fleet'),
        item('Careers', '/careers', { mandatory: false }),
      ],
      switches: { navHiddenOptionalItems: ['KINTO', 'Fleet'] },
    });
    expect(names(menuEntries(site))).toEqual(['Fleet', 'Careers']);
  });

  it.each(['{host}/new-vehicles', 'https://{host}/new-vehicles'])('NA-009 inserts the dealer’s host into %s', (url) => {
    const site = aSite({ navigation: [item('New', url)], switches: { manufacturerDealerHost: 'city.toyota.example' } });
    expect(menuEntries(site)[0]).toMatchObject({ to: 'https://city.toyota.example/new-vehicles', isExternal: true });
  });

  it('NA-009 leaves the entry out without a host', () => {
    expect(menuEntries(aSite({ navigation: [item('New', '{host}/new-vehicles')] }))).toEqual([]);
  });

  it.each([
    ['links to the dealer site', 'city.example', 'https://city.example/service/booking'],
    ['links to this site without baseDomain', null, '/genuine-service'],
  ])('NA-021 the service entry %s', (_what, baseDomain, to) => {
    expect(menuEntries(aSite({ navigation: [item('Service', '/genuine-service')], switches: { baseDomain } }))[0]?.to).toBe(to);
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
