import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aSiteDocument } from '../testing';
import { resolveSite } from './resolveSite';
import { switchesSchema, type Switches } from './switches';

/** Every switch of the specification: its default, a value that it takes, values that it refuses, the items that it changes. */
const CATALOGUE: readonly (readonly [name: keyof Switches, initially: unknown, taken: unknown, refused: readonly unknown[], items: string])[] = [
  ['garageEnabled', false, true, ['yes', 1], 'SH-113, SH-124, NA-022'],
  ['favouritesEnabled', false, true, ['yes', 1], 'CO-087, SH-113, SH-124, SE-079'],
  ['watchlistEnabled', false, true, ['yes', 1], 'SH-113, SE-078, SE-079, NA-023'],
  ['compareEnabled', false, true, ['yes', 1], 'SH-113, SH-124, SE-079'],
  ['favouritesNewCarsOnly', false, true, ['yes', 1], 'CO-087, SE-079'],
  ['favouritesRequirePriceAndImages', false, true, ['yes', 1], 'CO-087, SE-079'],
  ['financeEnabled', true, false, ['yes', 1], 'SH-113, SH-124, SE-060, VE-029'],
  ['reserveEnabled', false, true, ['yes', 1], 'CO-083, SH-124, VE-023'],
  ['tradeInEnabled', true, false, ['yes', 1], 'CO-085, SH-113, SH-124'],
  ['phoneDisplayEnabled', true, false, ['yes', 1], 'SH-124, VE-027'],
  ['fleetEnabled', false, true, ['yes', 1], 'VE-062'],
  ['spinToWinEnabled', false, true, ['yes', 1], 'SH-113, NA-055'],
  ['onlinePaymentEnabled', false, true, ['yes', 1], 'SH-113, NA-056'],
  ['searchFilterPreset', 1, 4, [5, '1'], 'SH-008, SH-009, SH-124, SE-029'],
  ['searchFacets', null, ['make'], ['make', [1]], 'SH-008, SE-029'],
  ['salesTypes', ['new', 'demo', 'used'], ['used'], [[], ['vintage']], 'SH-008, SE-002'],
  ['imageHours', null, 72, ['72'], 'SH-008, SE-053'],
  ['defaultSearchPath', '/search/new-used-and-demo-cars', '/search', ['search', 'https://elsewhere.example'], 'SH-017, SH-019, SH-032, SE-013, VE-002'],
  ['searchBarEnabled', true, false, ['yes', 1], 'SH-009, SE-001'],
  ['sidebarEnabled', true, false, ['yes', 1], 'SH-009, SE-001'],
  ['showAllMakes', false, true, ['yes', 1], 'SE-032'],
  ['stockCount', null, 4000, ['4000'], 'CO-105, SH-006, SE-024'],
  ['carsSearchCacheSize', 50, 51, ['50', -1], 'SE-026'],
  ['soldWindowDays', 3, 4, ['3', -1], 'CO-045, AP-024'],
  ['justArrivedDays', 8, 9, ['8', -1], 'CO-053, SH-006'],
  ['justArrivedTagName', 'New', 'Other words', [5, null, '', ' '], 'CO-053, SH-006'],
  ['soldTagName', 'JUST SOLD', 'Other words', [5, null, '', ' '], 'CO-047, SH-006'],
  ['fuelTagEnabled', false, true, ['yes', 1], 'CO-048'],
  ['reservedTagText', 'Reserved', 'RESERVED', ['other', true], 'CO-049'],
  ['certifiedLogoTagEnabled', false, true, ['yes', 1], 'CO-050'],
  ['runoutSaleTagColour', 'red', 'green', ['other', true], 'CO-051'],
  ['marketPriceCharges', 'included', 'excluded', ['other', true], 'CO-063, PL-065'],
  ['subscriptionEnabled', false, true, ['yes', 1], 'CO-055'],
  ['noPriceText', 'Enquire for price.', 'Other words', [5, null, '', ' '], 'CO-059'],
  ['usedCarLabel', 'Used', 'Pre-Owned', ['other', true], 'CO-066, SE-037'],
  ['priceSortExcludesZero', false, true, ['yes', 1], 'SE-023, AP-027'],
  ['cardButtonSet', 'standard', 'explore', ['other', true], 'SH-010, SE-054, SE-055'],
  ['reserveAmount', 200, 201, ['200', -1], 'SE-055, VE-048, LO-063, FO-085'],
  ['reserveButtonClass', 'primary', 'Other words', [5, null, '', ' '], 'SH-009, SE-062, VE-023'],
  ['promoCardPositions', [8, 17], [9], [9, ['nine']], 'SE-064'],
  ['promoBanner', { start: '2025-07-01', end: '2025-07-24', zone: 'Australia/Brisbane', text: '', car_type: [], make: [], tag: [] }, null, [{ start: '1 July', end: '2025-07-24', zone: 'Australia/Brisbane' }, { start: '2025-07-01', end: '2025-02-30', zone: 'Australia/Brisbane' }], 'CO-110, SE-067, VE-010'],
  ['persistFilterSections', false, true, ['yes', 1], 'SH-158, SE-038'],
  ['priceSliderVariant', 'facet', 'navigation', ['other', true], 'SE-042, SE-048'],
  ['certifiedToggleEnabled', false, true, ['yes', 1], 'SH-010, SE-041'],
  ['offerExclusionExceptionIds', [], [4], [4, ['4']], 'CO-111, SE-093'],
  ['allNewModelPrefix', '', 'Other words', [5, null], 'CO-074, SH-009, SE-099'],
  ['regoExpiredDisplay', 'unregistered', 'hidden', ['other', true], 'CO-062, VE-020'],
  ['stickyBarVariant', 'priceOutOfView', 'scrollReveal', ['other', true], 'SH-010, VE-042, VE-043, VE-044'],
  ['shareTwitterEnabled', true, false, ['yes', 1], 'VE-063'],
  ['copyLinkFeedback', 'label', 'toast', ['other', true], 'VE-066, VE-067'],
  ['certifiedStripMake', null, 'Some words', [5, ['Some words']], 'SH-010, VE-061, LO-062'],
  ['findSimilarPresentation', 'form', 'button', ['other', true], 'SH-010, VE-015'],
  ['instantMessageEnabled', false, true, ['yes', 1], 'VE-026'],
  ['enquireButtonText', 'Enquire Now', 'Other words', [5, null, '', ' '], 'VE-025, FO-033'],
  ['offerOpensChatWidget', false, true, ['yes', 1], 'VE-034, FO-057'],
  ['showMapSection', true, false, ['yes', 1], 'SH-006, VE-009'],
  ['vehiclePageContent', {}, { whatsIncluded: 'A full tank' }, ['A full tank', { whatsIncluded: 5 }], 'VE-047, VE-049, VE-060'],
  ['imageQuality', 75, 80, [0, '75'], 'CO-131, SE-052'],
  ['phoneOverride', null, 'Some words', [5, ['Some words']], 'CO-089, VE-035'],
  ['phoneFilterByCarType', false, true, ['yes', 1], 'CO-089, VE-035'],
  ['phoneNewCars', null, 'Some words', [5, ['Some words']], 'CO-089, VE-035'],
  ['phoneUsedCars', null, 'Some words', [5, ['Some words']], 'CO-089, VE-035'],
  ['phoneDemoCars', null, 'Some words', [5, ['Some words']], 'CO-089, VE-035'],
  ['callNowRequiresOpen', true, false, ['yes', 1], 'VE-027'],
  ['openingHoursTimeZone', 'Australia/Perth', 'Australia/Darwin', ['Perth'], 'CO-099, LO-041'],
  ['locationPageBase', '/locations', '/contact-us', ['other', true], 'VE-017, LO-002, LO-003'],
  ['serviceBookLinkOnLocations', false, true, ['yes', 1], 'LO-013'],
  ['allLocationsLazyBlock', false, true, ['yes', 1], 'LO-018'],
  ['locationSelectorExcludedIds', [], [4], [4], 'LO-047'],
  ['closedAsAppointmentOnly', false, true, ['yes', 1], 'CO-098, SH-175, LO-037'],
  ['serviceSaturdayAlternateFrom', '2025-06-14', null, ['14 June 2025', '2025-02-30'], 'CO-100'],
  ['reviewsEnabled', true, false, ['yes', 1], 'LO-051, NA-034'],
  ['reviewMinRating', 4, 4.5, [6, '4'], 'CO-104, LO-052'],
  ['reviewLimit', 12, 13, ['12', -1], 'LO-053'],
  ['guaranteeStripsEnabled', false, true, ['yes', 1], 'LO-061'],
  ['serviceBookingUrl', null, 'https://book.example/us', ['book.example', 'javascript:alert(1)'], 'SH-015, FO-044'],
  ['bannerLinks', {
      specialOffers: '/special-offers',
      service: '/service',
      tradeIn: '/trade-in',
      contact: '/contact',
      bookTestDrive: '/book-test-drive/',
      partsAndAccessories: '/vehicle-parts-and-accessories',
    }, { contact: '/contact-us' }, [['/contact'], { contact: 'contact' }], 'SH-014'],
  ['checkoutPathSegment', 'checkout', 'buy-online', ['other', true], 'CO-125, SH-023, FO-084'],
  ['checkoutJourneyCarParam', 'id', 'slug', ['other', true], 'CO-126, FO-092'],
  ['onlinePurchaseEnabled', false, true, ['yes', 1], 'CO-084, VE-024, FO-093'],
  ['onlinePurchaseMakes', ['Kia', 'MG'], ['Kia'], ['Kia'], 'CO-084, VE-024, FO-093'],
  ['gateCheckout', false, true, ['yes', 1], 'SH-022, SH-023, SH-024, SH-120'],
  ['gateFinanceWithNvic', false, true, ['yes', 1], 'SH-081, SH-121, FI-006'],
  ['gateTradeIn', false, true, ['yes', 1], 'SH-025, SH-026, SH-027, SH-028, SH-123, FO-066'],
  ['optInDefault', true, false, ['yes', 1], 'PL-039, FO-023'],
  ['messageRequired', true, false, ['yes', 1], 'CO-118, FO-019'],
  ['optInHidden', false, true, ['yes', 1], 'FO-023'],
  ['termsForms', ['reserve', 'checkout-journey', 'sell-my-car'], [], ['reserve'], 'FO-024, FI-005'],
  ['testDriveDisclaimer', null, 'Some words', [5, ['Some words']], 'FO-049'],
  ['moneyQuickPickSet', 'standard', 'high', ['other', true], 'FO-030'],
  ['valuationProvider', null, 'Some words', [5, ['Some words']], 'CO-085, FO-067'],
  ['autograbEnabled', false, true, ['yes', 1], 'CO-082, SH-006, FO-067'],
  ['saveValuationEnabled', false, true, ['yes', 1], 'FO-078, AP-048'],
  ['serviceAdvantageEnabled', false, true, ['yes', 1], 'SH-010, FO-107'],
  ['financePath', '/finance', 'https://lender.example/apply', ['finance', '//lender.example'], 'CO-128, FI-001'],
  ['financeProvider', null, 'Some words', [5, ['Some words']], 'CO-075, SH-006'],
  ['financeVariant', 'inStock', 'manufacturerMonthly', ['other', true], 'CO-077, CO-078, CO-079, CO-080, FI-008'],
  ['financeExcludedManufacturers', [], ['Kia'], ['Kia'], 'CO-076'],
  ['financeSiteExcluded', false, true, ['yes', 1], 'CO-076'],
  ['financeSummaryVariant', 'payment', 'detailed', ['other', true], 'FI-011'],
  ['financeButtonText', 'Finance', 'Other words', [5, null, '', ' '], 'SH-009, SE-060, VE-029, FI-007'],
  ['defaultFinanceInterestRate', 10, 11, ['10'], 'SH-010, FI-036'],
  ['financeCalculatorMinPrice', 1000, 1001, ['1000', -1], 'FI-030'],
  ['financeInterestRange', { min: 0.5, max: 15, step: 0.5 }, { min: 4, max: 20, step: 0.5 }, [{ min: 4 }, [4, 20]], 'FI-034'],
  ['financeInterestFieldHidden', false, true, ['yes', 1], 'FI-035'],
  ['financeResidualFieldHidden', false, true, ['yes', 1], 'FI-038'],
  ['establishmentFee', 0, 1, ['0', -1], 'FI-049'],
  ['financeFeeList', [], [{ label: 'Establishment', amount: 395 }], [[395], [{ label: 'Establishment' }]], 'FI-050'],
  ['financeRounding', 'nearest', 'up', ['other', true], 'FI-044'],
  ['youxQuoteEnabled', false, true, ['yes', 1], 'FI-021, AP-053'],
  ['financeLenderName', null, 'Some words', [5, ['Some words']], 'FI-028'],
  ['financeContactPhone', null, 'Some words', [5, ['Some words']], 'FI-028'],
  ['financeLicenceNumber', null, 'Some words', [5, ['Some words']], 'FI-028'],
  ['comparisonRateRange', null, { min: 8.38, max: 19.42 }, [{ min: 8.38 }], 'FI-020'],
  ['comparisonDisclaimerBasis', 'secured30000', 'custom', ['other', true], 'FI-016, FI-017'],
  ['navOpenMode', 'click', 'hover', ['other', true], 'SH-010, NA-005'],
  ['navHiddenOptionalItems', [], ['KINTO'], ['KINTO'], 'NA-004'],
  ['manufacturerDealerHost', null, 'dealer.maker.example', ['https://dealer.maker.example'], 'NA-009'],
  ['baseDomain', null, 'dealer.example', ['dealer example'], 'SH-006, SH-015, FO-045, NA-021'],
  ['popupPromotion', null, { src: 'a.jpg', expiryDate: '2026-12-31', linkTo: '/buying', title: 'Now', description: '', buttonText: 'Go' }, [{ src: 'a.jpg' }, 'now'], 'NA-038'],
  ['customerAreaPath', '/my-garage', '/myservco', ['/garage'], 'NA-022, NA-053'],
  ['chatServiceOptionEnabled', false, true, ['yes', 1], 'SH-011'],
  ['chatPartsOptionEnabled', false, true, ['yes', 1], 'SH-011'],
  ['poweredBy', null, { name: 'Forecourt', url: 'https://forecourt.example' }, ['Forecourt', { name: 'Forecourt', url: 'forecourt.example' }], 'NA-033'],
  ['complaintsContact', null, 'Some words', [5, ['Some words']], 'SH-006, NA-045'],
];

function resolved(switches: object) {
  const warnings: string[] = [];
  const site = resolveSite({ ...aSiteDocument(), switches }, (warning) => warnings.push(warning));
  return { switches: site.switches, warnings };
}

it('SH-007 only the switches of the catalogue exist', () => {
  expect(Object.keys(switchesSchema.fields).toSorted()).toEqual(CATALOGUE.map(([name]) => name).toSorted());
});

describe('SH-005 SH-007 each switch has a default, takes values of its type and falls back from others', () => {
  it.each(CATALOGUE)('SH-007 %s is %j and takes %j', (name, initially, taken, refused) => {
    expect(resolved({}).switches[name]).toEqual(initially);

    const set = resolved({ [name]: taken });
    expect(set.warnings).toEqual([]);
    expect(set.switches[name]).toEqual(name === 'bannerLinks' ? { ...(initially as object), ...(taken as object) } : taken);

    for (const wrong of refused) {
      const fallen = resolved({ [name]: wrong });
      expect([wrong, fallen.switches[name]]).toEqual([wrong, initially]);
      expect(fallen.warnings).toEqual([expect.stringContaining(name)]);
    }
  });
});

it('SH-007 says beside each switch what it changes and for which items', () => {
  const folder = path.join(__dirname, 'switches');
  const source = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const said = new Map([...source.matchAll(/\/\*\* ([^\n]*) \*\/\n {2}(\w+): /g)].map(([, words = '', name = '']) => [name, words]));
  for (const [name, , , , items] of CATALOGUE) {
    expect([name, items.split(', ').filter((item) => !said.get(name)?.includes(item))]).toEqual([name, []]);
    expect([name, (said.get(name) ?? '').replace(/\(.*\)/, '').length > 3]).toEqual([name, true]);
  }
});

it('SH-008 expresses what differs by dealer: filters, hours without pictures, types for sale', () => {
  const { switches } = resolved({ searchFilterPreset: 3, searchFacets: ['make', 'price'], imageHours: 48, salesTypes: ['used', 'demo'] });
  expect(switches).toMatchObject({ searchFilterPreset: 3, searchFacets: ['make', 'price'], imageHours: 48, salesTypes: ['used', 'demo'] });
});
