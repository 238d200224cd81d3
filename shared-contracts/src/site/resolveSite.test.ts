import { aLocation, aSite, aSiteDocument } from '../testing';
import { InvalidSiteError, resolveSite } from './resolveSite';
import { switchesSchema } from '../switches/switches';

const TEMPLATES = {
  'toyota-dealer': {
    tagline: 'Oh what a feeling',
    theme: { brand: '#eb0a1e', accent: '#fff' },
    switches: { sidebarEnabled: false, soldWindowDays: 5, navOpenMode: 'hover' },
    pages: { warranty: { title: 'Warranty', html: '<p>Five years.</p>' } },
    sections: { 'shell.home': [{ type: 'slot', slot: 'reviews' }] },
  },
};
const resolved = (over: Record<string, unknown>) => {
  const warn = jest.fn<void, [string]>();
  return { site: resolveSite({ ...aSiteDocument(), ...over }, { templates: TEMPLATES, warn }), warn };
};
const problemsOf = (document: unknown) => {
  try {
    resolveSite(document as Record<string, unknown>, { templates: TEMPLATES, warn: () => undefined });
    return [];
  } catch (error) {
    return (error as InvalidSiteError).problems;
  }
};

it('SH-005 CO-140 starts from the defaults of the platform', () => {
  expect(aSite().switches).toMatchObject({
    favouritesEnabled: false,
    financeEnabled: true,
    justArrivedDays: 8,
    soldWindowDays: 3,
    reserveAmount: 200,
    imageQuality: 75,
    reviewMinRating: 4,
    reviewLimit: 12,
    promoCardPositions: [8, 17],
    salesTypes: ['new', 'demo', 'used'],
    openingHoursTimeZone: 'Australia/Perth',
    noPriceText: 'Enquire for price.',
    onlinePurchaseMakes: ['Kia', 'MG'],
  });
});

it('SH-008 takes filters, hours without images and types for sale from the tenant', () => {
  const switches = { searchFilterPreset: 3, searchFacets: ['make', 'price'], imageHours: 48, salesTypes: ['used', 'demo'] };
  expect(resolved({ switches }).site.switches).toMatchObject(switches);
});

it('SH-005 NA-060 a site inherits the values of its template, each whole, and has its own before them', () => {
  const { site } = resolved({
    template: 'toyota-dealer',
    theme: { brand: '#0b5fff' },
    switches: { sidebarEnabled: true },
    pages: { 'about-us': { title: 'About us', html: '<p>Hello.</p>' } },
    sections: { 'forms.contact': [] },
  });
  expect(site.switches).toMatchObject({ sidebarEnabled: true, soldWindowDays: 5, navOpenMode: 'hover', favouritesEnabled: false });
  expect(site).toMatchObject({ tagline: 'Oh what a feeling', name: 'Harbour Motors', theme: { brand: '#0b5fff', accent: '#fff' } });
  expect(Object.keys(site.pages).toSorted()).toEqual(['about-us', 'warranty']);
  expect(Object.keys(site.sections).toSorted()).toEqual(['forms.contact', 'shell.home']);
});

it('NA-060 a site of no template has nothing of one', () => {
  expect(resolved({}).site).toMatchObject({ tagline: '', pages: {}, sections: {} });
});

it('SH-005 replaces a whole value, not its parts', () => {
  const { site } = resolved({ switches: { promoCardPositions: [9], financeInterestRange: { min: 4, max: 20, step: 0.5 } } });
  expect(site.switches.promoCardPositions).toEqual([9]);
  expect(site.switches.financeInterestRange).toEqual({ min: 4, max: 20, step: 0.5 });
});

it('SH-006 takes an unset switch from the field of the same meaning', () => {
  const fields = {
    finance_provider: 'easy',
    autograb: true,
    vdp_config: { show_map_section: false },
    specifications: { just_arrived_days: 14, just_arrived_tag_name: 'Fresh', sold_tag_name: 'GONE' },
    stock_count: 4000,
    base_domain: 'dealer.example',
    complaints_contact: 'care@dealer.example',
  };
  const switches = {
    financeProvider: 'easy',
    autograbEnabled: true,
    showMapSection: false,
    justArrivedDays: 14,
    justArrivedTagName: 'Fresh',
    soldTagName: 'GONE',
    stockCount: 4000,
    baseDomain: 'dealer.example',
    complaintsContact: 'care@dealer.example',
  };
  expect(resolved(fields).site.switches).toMatchObject(switches);
  expect(resolved({ ...fields, switches: { soldTagName: 'SOLD' } }).site.switches.soldTagName).toBe('SOLD');
});

it('SH-006 ignores an empty field', () => {
  const { site, warn } = resolved({
    finance_provider: null,
    base_domain: '',
    specifications: { just_arrived_tag_name: ' ', sold_tag_name: '' },
  });
  expect(site.switches).toEqual(switchesSchema.getDefault());
  expect(warn).not.toHaveBeenCalled();
});

it('SH-007 ignores unknown switches without a warning', () => {
  const { site, warn } = resolved({ switches: { teleportEnabled: true } });
  expect(site.switches).toEqual(switchesSchema.getDefault());
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['soldWindowDays', '3', 3],
  ['soldWindowDays', -1, 3],
  ['favouritesEnabled', 'yes', false],
  ['financeVariant', 'daily', 'inStock'],
  ['searchFilterPreset', 5, 1],
  ['salesTypes', ['vintage'], ['new', 'demo', 'used']],
  ['salesTypes', [], ['new', 'demo', 'used']],
  ['promoCardPositions', 8, [8, 17]],
  ['openingHoursTimeZone', 'Perth', 'Australia/Perth'],
  ['usedCarLabel', 'Second-hand', 'Used'],
  ['noPriceText', null, 'Enquire for price.'],
  ['noPriceText', ' ', 'Enquire for price.'],
  ['imageQuality', 0, 75],
  ['reviewMinRating', 6, 4],
  ['serviceSaturdayAlternateFrom', '2025-02-30', '2025-06-14'],
  ['defaultSearchPath', 'https://elsewhere.example', '/search/new-used-and-demo-cars'],
  ['financePath', '//lender.example', '/finance'],
  ['serviceBookingUrl', 'javascript:alert(1)', null],
  ['manufacturerDealerHost', 'https://dealer.maker.example', null],
  ['financeInterestRange', { min: 4 }, { min: 0.5, max: 15, step: 0.5 }],
  ['financeFeeList', [{ label: 'Establishment' }], []],
] as const)('SH-007 switch %s falls back from %j to its default %j, with one warning', (name, value, fallback) => {
  const { site, warn } = resolved({ switches: { [name]: value, reserveEnabled: true } });
  expect(site.switches[name]).toEqual(fallback);
  expect(site.switches.reserveEnabled).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(name));
});

it('SH-007 fills in what an object switch may leave out', () => {
  const banner = { start: '2026-01-01', end: '2026-01-31', zone: 'Australia/Perth', make: ['Kia'] };
  const { site, warn } = resolved({ switches: { promoBanner: banner } });
  expect(warn).not.toHaveBeenCalled();
  expect(site.switches.promoBanner).toEqual({ ...banner, text: '', car_type: [], tag: [] });
});

it.each(['Used', 'Pre-Owned'] as const)('CO-066 accepts %s as the label of used cars', (usedCarLabel) => {
  expect(aSite({ switches: { usedCarLabel } }).switches.usedCarLabel).toBe(usedCarLabel);
});

it('PL-034 rejects a bad document with path and reason, all of them', () => {
  const problems = problemsOf({ ...aSiteDocument(), id: 'one', slug: 'Harbour Motors', dealerships: [{ id: 7, slug: 'x' }] });
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^id: .*number/),
      expect.stringMatching(/^slug: .*lower-case/),
      'dealerships[0].name: is missing',
    ]),
  );
  expect(problems).toHaveLength(3);
});

it.each([
  [{ template: 'toyta-dealer' }, /^template: .*"toyta-dealer".*toyota-dealer/],
  [{ template: 5 }, /template: /],
  [{ switches: ['favouritesEnabled'] }, /^switches: must be an object/],
  [{ routes: [{ route: 'locations.list', pattern: '/api/x' }] }, /^routes\[0\]\.pattern: .*reserves/],
])('PL-034 rejects %j with path and reason', (over, problem) => {
  expect(problemsOf({ ...aSiteDocument(), ...over })).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
});

it('CO-099 PL-034 rejects a location whose time zone does not exist, and reads one without any', () => {
  const withZone = (time_zone: unknown) => ({ ...aSiteDocument(), locations: [{ ...aLocation(), time_zone }] });
  expect(problemsOf(withZone('Australia/Broken_Hill'))).toEqual([]);
  expect(problemsOf(withZone(undefined))).toEqual([]);
  expect(problemsOf(withZone('Brisbane'))).toEqual([expect.stringMatching(/^locations\[0\]\.time_zone: .*IANA time zone such as/)]);
});

it('SH-182 takes the texts of a dealer from its document, and has none of its own', () => {
  expect(aSite().pages).toEqual({});
  expect(aSite().switches.vehiclePageContent).toEqual({});
  const pages = { warranty: { title: 'Warranty', html: '<p>Three years.</p>' } };
  expect(aSite({ pages }).pages).toEqual(pages);
});

it.each([null, [], 'text', 7])('PL-034 rejects %j, which is no document', (document) => {
  expect(() => resolveSite(document as never)).toThrow(InvalidSiteError);
});

it.each([
  [{ route: 'contact', pattern: '/x' }, /^routes\[0\]\.route: contact is no name of a route, such as vehicle\.detail$/],
  [{ route: 'locations.list', pattern: 'find-us' }, /^routes\[0\]\.pattern: .*begin with \//],
])('PL-007 PL-034 rejects the route change %j', (change, problem) => {
  expect(problemsOf({ ...aSiteDocument(), routes: [change] })).toEqual([expect.stringMatching(problem)]);
});

it('CO-012 drops unknown fields, such as back-end secrets, from what the browser gets', () => {
  expect(Object.keys(resolved({ crm_password: 'hunter2' }).site)).not.toContain('crm_password');
});
