import { array, number, string } from 'yup';
import { JUST_ARRIVED_DAYS, RESERVE_AMOUNT, SOLD_WINDOW_DAYS } from '../constants';
import { CAR_TYPES } from '../entities/carWords';
import { entity, flag, numberList, oneOf, optionalNumber, text, textList } from '../entities/fields';
import { count, day, dollars, sitePath, timeZone, words } from './switchTypes';

/** What a site sells, how its results are searched and what a card says of a car. */
export const stockSwitches = {
  /** Set of facets (brand theme 4) (SH-008, SH-009, SH-124, SE-029). */
  searchFilterPreset: number().oneOf([1, 2, 3, 4] as const).defined().default(1),
  /** Own facet list instead of the preset (SH-008, SE-029). */
  searchFacets: array().of(string().required()).nullable().default(null),
  /** Car types the tenant sells (SH-008, SE-002). */
  salesTypes: array().of(oneOf(CAR_TYPES)).min(1).defined().default(() => [...CAR_TYPES]),
  /** Hours a new car without photos shows the photos-coming placeholder (SH-008, SE-053). */
  imageHours: optionalNumber(),
  /** Default search link (SH-017, SH-019, SH-032, SE-013, VE-002). */
  defaultSearchPath: sitePath().default('/search/new-used-and-demo-cars'),
  /** Search text box on results (brand theme on) (SH-009, SE-001). */
  searchBarEnabled: flag(true),
  /** Filter sidebar on results (brand theme off: filters in a drawer) (SH-009, SE-001). */
  sidebarEnabled: flag(true),
  /** Facet list not cut at 7 ('Show all makes') (SE-032). */
  showAllMakes: flag(false),
  /** Count shown instead of counts over 1999 (CO-105, SH-006, SE-024). */
  stockCount: optionalNumber(),
  /** Entries in the main cars search cache (SE-026). */
  carsSearchCacheSize: count().default(50),
  /** Days a sold car stays visible (CO-045, AP-024). */
  soldWindowDays: count().default(SOLD_WINDOW_DAYS),
  /** Days of the just-arrived tag (specifications.just_arrived_days) (CO-053, SH-006). */
  justArrivedDays: count().default(JUST_ARRIVED_DAYS),
  /** Just-arrived text (specifications.just_arrived_tag_name) (CO-053, SH-006). */
  justArrivedTagName: words().default('New'),
  /** Sold tag text (specifications.sold_tag_name) (CO-047, SH-006). */
  soldTagName: words().default('JUST SOLD'),
  /** Electric, Hybrid, PHEV tag (CO-048). */
  fuelTagEnabled: flag(false),
  /** Reserved tag text (CO-049). */
  reservedTagText: oneOf(['Reserved', 'RESERVED']).default('Reserved'),
  /** Certified-used logo as tag (CO-050). */
  certifiedLogoTagEnabled: flag(false),
  /** Colour of 'runout sale' (CO-051). */
  runoutSaleTagColour: oneOf(['red', 'green']).default('red'),
  /** Whether the market's average prices hold government charges; the market price indicator compares like with like (CO-063, PL-065). */
  marketPriceCharges: oneOf(['included', 'excluded']).default('included'),
  /** Subscription price first (CO-055). */
  subscriptionEnabled: flag(false),
  /** Text without a price (CO-059). */
  noPriceText: words().default('Enquire for price.'),
  /** Word for used cars (CO-066, SE-037). */
  usedCarLabel: oneOf(['Used', 'Pre-Owned']).default('Used'),
  /** Price ascending leaves out price 0 (SE-023, AP-027). */
  priceSortExcludesZero: flag(false),
  /** Buttons on a result card (brand theme explore) (SH-010, SE-054, SE-055). */
  cardButtonSet: oneOf(['standard', 'explore']).default('standard'),
  /** Reserve deposit shown (SE-055, VE-048, LO-063, FO-085). */
  reserveAmount: dollars().default(RESERVE_AMOUNT),
  /** Style of the reserve button (brand theme 'success') (SH-009, SE-062, VE-023). */
  reserveButtonClass: words().default('primary'),
  /** Promo card positions (other dealers [9], [6] or [4]) (SE-064). */
  promoCardPositions: numberList().default(() => [8, 17]),
  /** Dated promo banner (CO-110, SE-067, VE-010). */
  promoBanner: entity({
    start: day(),
    end: day(),
    zone: timeZone(),
    text: text(),
    car_type: textList(),
    make: textList(),
    tag: textList(),
  })
    .nullable()
    .default(() => ({ start: '2025-07-01', end: '2025-07-24', zone: 'Australia/Brisbane', text: '', car_type: [], make: [], tag: [] })),
  /** Filter sections keep their open state (SH-158, SE-038). */
  persistFilterSections: flag(false),
  /** Price slider bounds, step and button (SE-042, SE-048). */
  priceSliderVariant: oneOf(['facet', 'navigation']).default('facet'),
  /** Toyota certified toggle (SH-010, SE-041). */
  certifiedToggleEnabled: flag(false),
  /** Offers shown in spite of an exclusion (CO-111, SE-093). */
  offerExclusionExceptionIds: numberList(),
  /** Prefix of all-new models (brand theme 'New ') (CO-074, SH-009, SE-099). */
  allNewModelPrefix: text().default(''),
};
