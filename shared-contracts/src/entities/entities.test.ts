import * as schemas from '../schemas';
import { LEAD_FORM_FIELDS, LEAD_FORM_TRAP } from './leadForm';
import {
  aCar,
  aGmbProfile,
  aLead,
  aLender,
  aLocation,
  aManufacturer,
  aModel,
  aModelMenuItem,
  anAppointmentSlot,
  anArticle,
  anArticlePage,
  aNavigationItem,
  anOffer,
  anOpeningHour,
  aProduct,
  aPromoCard,
  aQuote,
  aReview,
  aReviewSet,
  aSite,
  aSpecialHours,
  aValuation,
} from '../testing';

interface AnySchema {
  validateSync(data: unknown, options?: { strict?: boolean; abortEarly?: boolean }): unknown;
}

const carLocation = { id: 31, name: 'Perth', slug: 'perth', phone: null, address: aLocation().address, distribution_locations: [{ id: 32, name: 'Albany', slug: 'albany' }] };
const variant = {
  cylinders: 4,
  enginesize: 1987,
  enginesize_litres: 2,
  induction: 'Aspirated',
  geartype: 'Automatic',
  bodyconfiguration: 'Hatchback',
  fuelconsumptioncombined: 6,
  fuelcapacity: 50,
  grossvehiclemass: 1835,
  towingcapacitybraked: 1300,
  vehiclelength: 4375,
  vehicleheight: 1460,
  vehiclewidth: 1790,
  torque: '202 Nm',
  ancaprating: 5,
};
const range = { min: 10_000, max: null };
const searchState = { query: 'suv', page: 2, sortBy: 'Car_production', facets: { make: ['Kia', 'MG'] }, ranges: { price: range } };

/** Path of every complaint about data. */
function complaintsOf(schema: AnySchema, data: unknown): string[] {
  try {
    schema.validateSync(data, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as schemas.ValidationError).inner.map(({ path }) => path ?? '');
  }
}

/** An entity passes as it is, under the names that the documents give its fields (CO-003), also after a trip as JSON. */
const keeps = (schema: AnySchema, entity: unknown) =>
  it('CO-003 keeps its fields as they are named', () => {
    expect(schema.validateSync(JSON.parse(JSON.stringify(entity)))).toEqual(entity);
    expect(schema.validateSync(entity, { strict: true })).toEqual(entity);
  });

/** Data that is no such entity is refused, by the paths of what is wrong. */
const refuses = (schema: AnySchema, data: unknown, paths: readonly string[]) =>
  it(`refuses wrong ${paths.join(', ')}`, () => {
    expect(complaintsOf(schema, data).toSorted()).toEqual(paths.toSorted());
  });

describe('CO-004 car', () => {
  keeps(schemas.carSchema, aCar());
});

describe('CO-005 car location', () => {
  keeps(schemas.carLocationSchema, carLocation);
  refuses(schemas.carLocationSchema, { id: 1, name: 'A', slug: 'a', distribution_locations: [{ id: 2 }] }, ['distribution_locations[0].name', 'distribution_locations[0].slug']);
});

describe('CO-006 variant', () => {
  keeps(schemas.carVariantSchema, variant);
  refuses(schemas.carVariantSchema, { ancaprating: 'five' }, ['ancaprating']);
});

describe('CO-007 caravan', () => {
  keeps(schemas.carSchema, aCar({ item_type: 'caravan', body_width: 2450, body_length: 6700, tare_weight: 2300, axle_type: 'Tandem', sleeps: 4, aggregate_trailer_mass: 2900 }));
  refuses(schemas.carSchema, { ...aCar(), sleeps: 'a family' }, ['sleeps']);
});

describe('CO-008 market data', () => {
  keeps(schemas.marketDataSchema, { state_average_market_price: 25_000, average_market_price: null });
  refuses(schemas.marketDataSchema, { average_market_price: [] }, ['average_market_price']);
});

describe('CO-009 quote', () => {
  keeps(schemas.quoteSchema, aQuote());
  refuses(schemas.quoteSchema, { advertisedRate: 'low' }, ['advertisedRate']);
});

describe('CO-010 hit', () => {
  keeps(schemas.carHitSchema, { ...aCar(), objectID: '101', manufacturer_name: 'Toyota', manufacturer_body_1: 'Hatch', manufacturer_body_2: null, manufacturer_body_3: null });
  refuses(schemas.carHitSchema, aCar(), ['objectID']);
});

describe('CO-011 lender', () => {
  keeps(schemas.financeLenderSchema, aLender());
  refuses(schemas.financeLenderSchema, {}, ['financeProvider']);
});

describe('CO-011 car with lenders', () => {
  keeps(schemas.carSchema, aCar({ finance_lenders: { easy: aLender(), other: aLender({ deposit: 500 }) } }));
});

describe('CO-012 site configuration', () => {
  keeps(schemas.siteConfigSchema, aSite());
});

describe('CO-013 location', () => {
  keeps(schemas.locationSchema, aLocation({ location_subtype: 'buying', reviews: { average_rating: 4.6, count: 120 } }));
  refuses(schemas.locationSchema, { ...aLocation(), location_type: 'moon' }, ['location_type']);
});

describe('CO-014 opening hour', () => {
  keeps(schemas.openingHourSchema, anOpeningHour());
  refuses(schemas.openingHourSchema, anOpeningHour({ weekday: 7 }), ['weekday']);
  refuses(schemas.openingHourSchema, anOpeningHour({ weekday: -1 }), ['weekday']);
  refuses(schemas.openingHourSchema, { ...anOpeningHour(), status: 'open' }, ['status']);
});

describe('CO-015 special hours', () => {
  keeps(schemas.specialHoursSchema, aSpecialHours({ hours: { begin: '08:00', end: '12:00' } }));
});

describe('CO-016 offer', () => {
  keeps(schemas.offerSchema, anOffer());
  refuses(schemas.offerSchema, { ...anOffer(), name: '', excluded_website_ids: ['x'], model: {} }, ['name', 'excluded_website_ids[0]', 'model.name', 'model.slug']);
});

describe('CO-017 model', () => {
  keeps(schemas.modelSchema, aModel());
  refuses(schemas.modelSchema, { slug: 'a', image: 'a.png' }, ['name', 'image']);
});

describe('CO-018 model menu item', () => {
  keeps(schemas.modelMenuItemSchema, aModelMenuItem());
  refuses(schemas.modelMenuItemSchema, { category: 'Cars' }, ['name', 'slug']);
});

describe('CO-019 manufacturer', () => {
  keeps(schemas.manufacturerSchema, aManufacturer());
  refuses(schemas.manufacturerSchema, {}, ['id', 'name', 'slug']);
});

describe('CO-020 review', () => {
  keeps(schemas.reviewSchema, aReview());
  refuses(schemas.reviewSchema, { id: 1 }, ['rating']);
});

describe('CO-021 review set', () => {
  keeps(schemas.reviewSetSchema, aReviewSet());
});

describe('CO-022 GMB profile', () => {
  keeps(schemas.gmbProfileSchema, aGmbProfile());
  refuses(schemas.gmbProfileSchema, {}, ['name', 'review_url']);
});

describe('CO-023 regulator', () => {
  keeps(schemas.regulatorSchema, { name: 'Consumer Protection', website: 'https://regulator.example', state: 'WA' });
  refuses(schemas.regulatorSchema, { name: 'A', website: 'b', state: 'XX' }, ['state']);
});

describe('CO-024 navigation item', () => {
  keeps(schemas.navigationItemSchema, aNavigationItem({ dropdownItems: [aNavigationItem({ dynamicDropdown: 'models', dropdownItems: [aNavigationItem()] })] }));
  refuses(schemas.navigationItemSchema, aNavigationItem({ dropdownItems: [{ ...aNavigationItem(), url: '' }] }), ['dropdownItems[0].url']);
});

describe('CO-025 enquiry values', () => {
  keeps(schemas.enquiryValuesSchema.noUnknown(false), aLead({ page_id: 12 }));
  keeps(schemas.enquiryValuesSchema.noUnknown(false), aLead({ PreferredContactMethod: 'SMS', finance: 'Yes', 'do-you-have-a-trade-in': 'No', page_id: 12 }));
  refuses(schemas.enquiryValuesSchema, { ...aLead(), category: '', page_id: 'home' }, ['category', 'page_id']);
  refuses(schemas.enquiryValuesSchema, { ...aLead(), PreferredContactMethod: 'Pigeon', finance: 'Maybe', 'do-you-have-a-trade-in': 'yes' }, ['PreferredContactMethod', 'finance', 'do-you-have-a-trade-in']);
});

describe('CO-026 lead', () => {
  keeps(schemas.leadPayloadSchema, aLead({ lead_id: 'abc', offer_accepted: true, lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'news' } } }));
  refuses(schemas.leadPayloadSchema, { ...aLead(), url: undefined, offer_accepted: 'maybe' }, ['url', 'offer_accepted']);
});

describe('CO-028 valuation', () => {
  keeps(schemas.valuationSchema, aValuation());
  refuses(schemas.valuationSchema, aValuation({ rego: '', regoState: 'XX' as never, adjustmentAnswers: [{ questionId: 'a', answer: '' }] }), ['rego', 'regoState', 'adjustmentAnswers[0].answer']);
});

describe('CO-029 user', () => {
  keeps(schemas.userSchema, { id: 5, phone: '+61491570156' });
  refuses(schemas.userSchema, { phone: '+61491570156' }, ['id']);
});

describe('CO-031 facet item', () => {
  keeps(schemas.facetItemSchema, { label: 'Kia', count: 12, value: 'Kia' });
  refuses(schemas.facetItemSchema, { label: 'Kia', count: 'many', value: 'Kia' }, ['count']);
});

describe('CO-032 search state', () => {
  keeps(schemas.searchStateSchema, searchState);
  refuses(schemas.searchStateSchema, { ...searchState, page: 0, facets: { make: 'Kia' }, ranges: { price: { min: 'low' } } }, ['page', 'facets.make', 'ranges.price.min']);
});

describe('CO-035 search history entry', () => {
  keeps(schemas.searchHistoryEntrySchema, { path: '/search/kia?page=2', filters: searchState });
  refuses(schemas.searchHistoryEntrySchema, { path: '/search', filters: { page: 'x' } }, ['filters.page']);
});

describe('CO-036 customer profile', () => {
  keeps(schemas.customerProfileSchema, { name: 'Ash', last_name: 'Nguyen', email: 'ash@example.com', phone: '', postcode: '6000' });
});

describe('CO-037 popup', () => {
  const schema = schemas.switchesSchema.pick(['popupPromotion']);
  keeps(schema, { popupPromotion: { src: 'sale.jpg', expiryDate: '2026-12-31', linkTo: '/special-offers', title: 'Sale', description: '', buttonText: 'See it' } });
  refuses(schema, { popupPromotion: { src: '', expiryDate: '2026-12-31', linkTo: '/special-offers', buttonText: {} } }, [
    'popupPromotion.src',
    'popupPromotion.title',
    'popupPromotion.buttonText',
  ]);
});

describe('CO-038 calculator inputs', () => {
  keeps(schemas.calculatorInputsSchema, { amount: 30_000, term: 5, interest: 8.5, tradeIn: 0, residual: 0, total: 38_220, frequency: { name: 'Weekly', value: 52 } });
  refuses(schemas.calculatorInputsSchema, { amount: 1, term: 1, interest: 1, tradeIn: 0, residual: 0, total: 1, frequency: { name: 'Daily', value: 365 } }, ['frequency.value']);
});

describe('CO-039 service plan', () => {
  keeps(schemas.servicePlanSchema, { model: 'Coaster', amount: 485, years: 3, services: 6, interval: '6 months or 10,000 km', range: '60,000 km' });
  refuses(schemas.servicePlanSchema, { model: 'A', interval: 'b', range: 'c', amount: 1, years: 1 }, ['services']);
});

describe('CO-041 promo card', () => {
  keeps(schemas.promoCardSchema, aPromoCard({ start_date: '2026-03-01', expiry_date: '2026-03-31' }));
  refuses(schemas.promoCardSchema, { id: 1, title: 'A', link: '/a' }, ['position']);
});

describe('CO-042 article', () => {
  keeps(schemas.articleSchema, anArticle());
  refuses(schemas.articleSchema, { id: 1, slug: 'a' }, ['title', 'category', 'published_at']);
});

describe('CO-042 AP-019 article with its body', () => {
  keeps(schemas.articlePageSchema, anArticlePage());
});

describe('CO-043 appointment slot', () => {
  keeps(schemas.appointmentSlotSchema, anAppointmentSlot());
  refuses(schemas.appointmentSlotSchema, { start: '2026-03-02T10:00:00', available: true }, ['start']);
});

describe('SE-103 product', () => {
  keeps(schemas.productSchema, aProduct());
  refuses(schemas.productSchema, { id: 1, price: 'free' }, ['name', 'price']);
});

it('CO-006 reads torque from a number or a text', () => {
  expect(schemas.carVariantSchema.validateSync({ torque: 202 }).torque).toBe('202');
});

it('CO-009 takes a quote of which only the weekly amount is known', () => {
  expect(schemas.quoteSchema.validateSync({ weeklyRepaymentAmount: 121 })).toEqual({ weeklyRepaymentAmount: 121, advertisedRate: null, comparisonRate: null });
});

it('CO-010 reads the model of a hit from a text or from an object with name and body', () => {
  const hit = { ...aCar(), objectID: '101', manufacturer_name: null, manufacturer_body_1: null, manufacturer_body_2: null, manufacturer_body_3: null };
  expect(schemas.carHitSchema.validateSync(hit)).toEqual(hit);
  const nested = schemas.carHitSchema.validateSync({ ...hit, body: null, model: { name: 'HiLux', body: 'Ute' } });
  expect(nested).toMatchObject({ model: 'HiLux', body: 'Ute' });
  expect(schemas.carHitSchema.validateSync({ ...hit, body: 'Cab Chassis', model: { name: 'HiLux', body: 'Ute' } }).body).toBe('Cab Chassis');
});

it('CO-012 a site without a manufacturer of its own has null, and its index and source their defaults', () => {
  const site = schemas.siteConfigSchema.validateSync({ id: 1, slug: 'a', name: 'A', url: 'https://a.example', theme: { brand: 'red', accent: 'blue' } });
  expect(site).toMatchObject({ manufacturer: null, search_index: 'Car_production', vdp_config: { show_map_section: true }, locations: [], navigation: [] });
});

it('CO-013 reads a location without a type, and its pictures where there are none', () => {
  const { image, location_type, visible } = schemas.locationSchema.validateSync({ id: 1, name: 'A', slug: 'a', dealership_id: 7, dealership_slug: 'h', location_type: null });
  expect({ image, location_type, visible }).toEqual({ image: { image: { url: null }, thumb: { url: null } }, location_type: '', visible: true });
});

it.each([
  ['a text', 'Toyota', 'Toyota'],
  ['an object', { name: 'Toyota', slug: 'toyota' }, 'Toyota'],
  ['nothing', null, null],
])('CO-016 reads the manufacturer of an offer from %s', (_case, manufacturer, name) => {
  expect(schemas.offerSchema.validateSync({ ...anOffer(), manufacturer }).manufacturer).toBe(name);
});

it('CO-024 gives a link without dropdown an empty one, at every depth', () => {
  expect(schemas.navigationItemSchema.validateSync({ url: '/a', name: 'A', dropdownItems: [{ url: '/b', name: 'B' }] })).toEqual(
    aNavigationItem({ url: '/a', name: 'A', dropdownItems: [aNavigationItem({ url: '/b', name: 'B' })] }),
  );
});

it('CO-026 a lead always comes from the website', () => {
  expect(schemas.leadPayloadSchema.validateSync({ ...aLead(), source: undefined }).source).toBe('Website');
  expect(complaintsOf(schemas.leadPayloadSchema, { ...aLead(), source: 'Partner' })).toEqual(['source']);
});

it('CO-025 takes no word about offers for no consent: the form, not the wire, starts ticked', () => {
  expect(schemas.enquiryValuesSchema.validateSync({ ...aLead(), opt_in: undefined }).opt_in).toBe(false);
});

it('CO-012 has every field of the site configuration', () => {
  const fields = [
    ...['id', 'slug', 'template', 'name', 'dealership_id', 'dealerships', 'dealership_websites', 'locations', 'manufacturer', 'finance_provider'],
    ...['specifications', 'stock_count', 'search_host', 'search_key', 'search_filters', 'search_index', 'vdp_config', 'autograb', 'phone', 'address'],
    ...['opening_hours', 'facebook_url', 'instagram_url', 'youtube_url', 'linkedin_url', 'tiktok_url', 'base_domain', 'complaints_contact', 'email'],
    ...['navigation', 'url', 'switches'],
  ];
  expect(fields.filter((field) => !Object.hasOwn(schemas.siteConfigSchema.fields, field))).toEqual([]);
});

it('CO-027 asks five things in the short lead form, and hides a field of which a lead may not hold a word', () => {
  expect(LEAD_FORM_FIELDS).toEqual([
    { name: 'name', label: 'First Name' },
    { name: 'last_name', label: 'Last Name' },
    { name: 'postcode', label: 'Postcode' },
    { name: 'phone', label: 'Mobile' },
    { name: 'email', label: 'Email' },
  ]);
  expect(schemas.leadPayloadSchema.validateSync({ ...aLead(), [LEAD_FORM_TRAP]: undefined })[LEAD_FORM_TRAP]).toBe('');
  for (const { name } of LEAD_FORM_FIELDS) expect(complaintsOf(schemas.leadPayloadSchema, { ...aLead(), [name]: '' })).toEqual([name]);
});

it('CO-033 CO-034 keeps of a car what the browser stores of it', () => {
  const car = aCar();
  expect(Object.keys(schemas.favouriteSchema.validateSync(car)).toSorted()).toEqual(['id', 'make', 'model', 'name', 'primary_image_url', 'slug']);
  expect(Object.keys(schemas.viewedCarSchema.validateSync(car)).toSorted()).toEqual(['body', 'id', 'make', 'model', 'simple_body', 'stocknum']);
  expect(complaintsOf(schemas.favouriteSchema, { ...car, slug: '' })).toEqual(['slug']);
});
