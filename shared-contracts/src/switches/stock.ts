import { array, number, string } from 'yup';
import { JUST_ARRIVED_DAYS, RESERVE_AMOUNT, SOLD_WINDOW_DAYS } from '../constants';
import { CAR_TYPES } from '../entities/carWords';
import { STATES } from '../entities/states';
import { entity, flag, numberList, oneOf, optionalNumber, text, textList } from '../entities/fields';
import { timeZone } from '../entities/timeZone';
import { count, day, dollars, sitePath, words } from './switchTypes';

/** What a site sells, how it is searched and what a card displays. */
export const stockSwitches = {
  /** Set of facets (brand theme 4). */
  searchFilterPreset: number()
    .oneOf([1, 2, 3, 4] as const)
    .defined()
    .default(1),
  /** Own facet list instead of the preset. */
  searchFacets: array().of(string().required()).nullable().default(null),
  /** Car types the tenant sells. */
  salesTypes: array()
    .of(oneOf(CAR_TYPES))
    .min(1)
    .defined()
    .default(() => [...CAR_TYPES]),
  /** Hours a new car without photos shows the photos-coming placeholder. */
  imageHours: optionalNumber(),
  /** Default search link. */
  defaultSearchPath: sitePath().default('/search/new-used-and-demo-cars'),
  /** Search text box on results (brand theme on). */
  searchBarEnabled: flag(true),
  /** Filter sidebar on results (brand theme off: filters in a drawer). */
  sidebarEnabled: flag(true),
  /** Facet list not cut at 7 ('Show all makes'). */
  showAllMakes: flag(false),
  /** Count that is displayed instead of counts over 1999. */
  stockCount: optionalNumber(),
  /** Entries in the main cars search cache. */
  carsSearchCacheSize: count().default(50),
  /** Days for which a sold car is visible. */
  soldWindowDays: count().default(SOLD_WINDOW_DAYS),
  /** Days of the just-arrived tag (specifications.just_arrived_days). */
  justArrivedDays: count().default(JUST_ARRIVED_DAYS),
  /** Just-arrived text (specifications.just_arrived_tag_name). */
  justArrivedTagName: words().default('New'),
  /** Sold tag text (specifications.sold_tag_name). */
  soldTagName: words().default('JUST SOLD'),
  /** Electric, Hybrid, PHEV tag. */
  fuelTagEnabled: flag(false),
  /** Reserved tag text. */
  reservedTagText: oneOf(['Reserved', 'RESERVED']).default('Reserved'),
  /** Certified-used logo as tag. */
  certifiedLogoTagEnabled: flag(false),
  /** Colour of 'runout sale'. */
  runoutSaleTagColour: oneOf(['red', 'green']).default('red'),
  /** Whether the market's average prices hold government charges; the market price indicator compares like with like. */
  marketPriceCharges: oneOf(['included', 'excluded']).default('included'),
  /**
   * Whether all prices of the site include government charges, as its texts may then promise; the price type of a car takes precedence.
   * perCar: the price type alone.
   */
  priceCharges: oneOf(['perCar', 'included', 'excluded']).default('perCar'),
  /**
   * What a car costs on the road beyond a price without government charges, by the state where it is for sale. A cost applies to prices over
   * `above`, AUD: `amount`, AUD, and `percent` of the part of the price over `above`, which counts in whole steps of `step`, AUD, begun ones too.
   * Costs of one name are added. Each estimate names source and date.
   */
  onRoadCosts: entity({
    date: day(),
    source: words(),
    states: array()
      .of(
        entity({
          state: oneOf(STATES).required(),
          costs: array()
            .of(
              entity({
                name: words(),
                amount: optionalNumber().min(0),
                percent: optionalNumber().min(0).max(100),
                above: optionalNumber().min(0),
                step: optionalNumber().min(1),
              }),
            )
            .min(1)
            .required(),
        }),
      )
      .min(1)
      .required(),
  })
    .nullable()
    .default(null),
  /** Subscription price first. */
  subscriptionEnabled: flag(false),
  /** Text without a price. */
  noPriceText: words().default('Enquire for price.'),
  /** Word for used cars. */
  usedCarLabel: oneOf(['Used', 'Pre-Owned']).default('Used'),
  /** Price ascending leaves out price 0. */
  priceSortExcludesZero: flag(false),
  /** Buttons on a result card (brand theme explore). */
  cardButtonSet: oneOf(['standard', 'explore']).default('standard'),
  /** Deposit of a reservation, AUD. */
  reserveAmount: dollars().default(RESERVE_AMOUNT),
  /** Style of the reserve button (brand theme 'success'). */
  reserveButtonClass: words().default('primary'),
  /** Promo card positions (other dealers [9], [6] or [4]). */
  promoCardPositions: numberList().default(() => [8, 17]),
  /** Dated promo banner. */
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
  /** The open state of filter sections is persisted. */
  persistFilterSections: flag(false),
  /** Price slider bounds, step and button. */
  priceSliderVariant: oneOf(['facet', 'navigation']).default('facet'),
  /** Toyota certified toggle. */
  certifiedToggleEnabled: flag(false),
  /** Offers that are displayed in spite of an exclusion. */
  offerExclusionExceptionIds: numberList(),
  /** Prefix of all-new models (brand theme 'New '). */
  allNewModelPrefix: text().default(''),
};
