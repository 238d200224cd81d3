import { array, number, string, type InferType } from 'yup';
import { CAR_TYPES } from '../entities/carWords';
import { entity, flag, numberList, oneOf, optionalNumber, optionalText, requiredNumber, requiredText, text, textList } from '../entities/fields';
import { address, count, day, dollars, optionalDay, optionalHost, optionalWebAddress, sitePath, timeZone, webAddress } from './switchTypes';

/** Every tenant switch with its type and platform default; what each changes is said beside it. */
export const switchesSchema = entity({
  /** Customer areas (my-garage variants) and their links (SH-113, SH-124, NA-022). */
  garageEnabled: flag(false),
  /** Favourite, Save and Compare buttons (CO-087, SH-113, SH-124, SE-079). */
  favouritesEnabled: flag(false),
  /** Save button and watchlist page (with favouritesEnabled) (SH-113, SE-078, SE-079, NA-023). */
  watchlistEnabled: flag(false),
  /** Compare button and page (SH-113, SH-124, SE-079). */
  compareEnabled: flag(false),
  /** Save-type buttons only on new cars (CO-087, SE-079). */
  favouritesNewCarsOnly: flag(false),
  /** Save-type buttons only with price above 0 and images (CO-087, SE-079). */
  favouritesRequirePriceAndImages: flag(false),
  /** Finance summary, buttons, calculator and pages (SH-113, SH-124, SE-060, VE-029). */
  financeEnabled: flag(true),
  /** Reserve button and checkout (CO-083, SH-124, VE-023). */
  reserveEnabled: flag(false),
  /** Trade-in button and pages (CO-085, SH-113, SH-124). */
  tradeInEnabled: flag(true),
  /** Phone reveal and call buttons (SH-124, VE-027). */
  phoneDisplayEnabled: flag(true),
  /** Fleet block on the vehicle page (VE-062). */
  fleetEnabled: flag(false),
  /** Spin-to-win page (SH-113, NA-055). */
  spinToWinEnabled: flag(false),
  /** Online payment page (SH-113, NA-056). */
  onlinePaymentEnabled: flag(false),
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
  soldWindowDays: count().default(3),
  /** Days of the just-arrived tag (specifications.just_arrived_days) (CO-053, SH-006). */
  justArrivedDays: count().default(8),
  /** Just-arrived text (specifications.just_arrived_tag_name) (CO-053, SH-006). */
  justArrivedTagName: text().default('New'),
  /** Sold tag text (specifications.sold_tag_name) (CO-047, SH-006). */
  soldTagName: text().default('JUST SOLD'),
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
  noPriceText: text().default('Enquire for price.'),
  /** Word for used cars (CO-066, SE-037). */
  usedCarLabel: oneOf(['Used', 'Pre-Owned']).default('Used'),
  /** Price ascending leaves out price 0 (SE-023, AP-027). */
  priceSortExcludesZero: flag(false),
  /** Buttons on a result card (brand theme explore) (SH-010, SE-054, SE-055). */
  cardButtonSet: oneOf(['standard', 'explore']).default('standard'),
  /** Reserve deposit shown (SE-055, VE-048, LO-063, FO-085). */
  reserveAmount: dollars().default(200),
  /** Style of the reserve button (brand theme 'success') (SH-009, SE-062, VE-023). */
  reserveButtonClass: text().default('primary'),
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
  /** Past rego expiry (CO-062, VE-020). */
  regoExpiredDisplay: oneOf(['unregistered', 'hidden']).default('unregistered'),
  /** Sticky bar trigger (out of view, 900 px, 50 px) (SH-010, VE-042, VE-043, VE-044). */
  stickyBarVariant: oneOf(['priceOutOfView', 'styleSwitch', 'scrollReveal']).default('priceOutOfView'),
  /** Twitter in the share widget (VE-063). */
  shareTwitterEnabled: flag(true),
  /** 'Copied' for 1.5 s, or a toast for 3 s (VE-066, VE-067). */
  copyLinkFeedback: oneOf(['label', 'toast']).default('label'),
  /** Make whose certified cars get another strip (brand theme Toyota) (SH-010, VE-061, LO-062). */
  certifiedStripMake: optionalText(),
  /** How 'Find Me Something Similar' shows (SH-010, VE-015). */
  findSimilarPresentation: oneOf(['form', 'modal', 'button']).default('form'),
  /** Instant Message instead of Enquire (VE-026). */
  instantMessageEnabled: flag(false),
  /** Enquire button text ('Message Now' on variants) (VE-025, FO-033). */
  enquireButtonText: text().default('Enquire Now'),
  /** Make an Offer opens the chat widget when present (VE-034, FO-057). */
  offerOpensChatWidget: flag(false),
  /** Map on the vehicle page (vdp_config.show_map_section) (SH-006, VE-009). */
  showMapSection: flag(true),
  /** Texts of What's Included, Why Buy From Us?, Protect Your Car (VE-047, VE-049, VE-060). */
  vehiclePageContent: entity({
    whatsIncluded: string(),
    whyBuyFromUs: string(),
    protectYourCar: string(),
    certified: string(),
  }).default(() => ({})),
  /** Image quality (CO-131, SE-052). */
  imageQuality: number().integer().min(1).max(100).defined().default(75),
  /** Number offered before all others (CO-089, VE-035). */
  phoneOverride: optionalText(),
  /** Number by car type (CO-089, VE-035). */
  phoneFilterByCarType: flag(false),
  /** New-car number (CO-089, VE-035). */
  phoneNewCars: optionalText(),
  /** Used-car number (CO-089, VE-035). */
  phoneUsedCars: optionalText(),
  /** Demo-car number (CO-089, VE-035). */
  phoneDemoCars: optionalText(),
  /** Call Now only while open (VE-027). */
  callNowRequiresOpen: flag(true),
  /** Zone of opening checks (CO-099, LO-041). */
  openingHoursTimeZone: timeZone().default('Australia/Perth'),
  /** Target of location cards (VE-017, LO-002, LO-003). */
  locationPageBase: oneOf(['/locations', '/our-location', '/contact-us']).default('/locations'),
  /** 'Book a Service' link on service locations (LO-013). */
  serviceBookLinkOnLocations: flag(false),
  /** Special lazy block for 'all' (LO-018). */
  allLocationsLazyBlock: flag(false),
  /** Locations left out of the selector (four ids for one brand) (LO-047). */
  locationSelectorExcludedIds: numberList(),
  /** 'By appointment only' instead of 'Closed' (CO-098, SH-175, LO-037). */
  closedAsAppointmentOnly: flag(false),
  /** Alternate service Saturdays (CO-100). */
  serviceSaturdayAlternateFrom: optionalDay().default('2025-06-14'),
  /** Reviews block and ratings (LO-051, NA-034). */
  reviewsEnabled: flag(true),
  /** Lowest rating shown (CO-104, LO-052). */
  reviewMinRating: number().min(0).max(5).defined().default(4),
  /** Google reviews shown (LO-053). */
  reviewLimit: count().default(12),
  /** Guarantee strips (LO-061). */
  guaranteeStripsEnabled: flag(false),
  /** External service booking (SH-015, FO-044). */
  serviceBookingUrl: optionalWebAddress(),
  /** Links of banners and buttons (SH-014). */
  bannerLinks: entity({
    specialOffers: address().default('/special-offers'),
    service: address().default('/service'),
    tradeIn: address().default('/trade-in'),
    contact: address().default('/contact'),
    bookTestDrive: address().default('/book-test-drive/'),
    partsAndAccessories: address().default('/vehicle-parts-and-accessories'),
  }),
  /** Reserve path (CO-125, SH-023, FO-084). */
  checkoutPathSegment: oneOf(['checkout', 'buy-online']).default('checkout'),
  /** What car_id holds in online purchase links (CO-126, FO-092). */
  checkoutJourneyCarParam: oneOf(['id', 'slug']).default('id'),
  /** Online Purchase (CO-084, VE-024, FO-093). */
  onlinePurchaseEnabled: flag(false),
  /** Makes with Online Purchase besides used cars (CO-084, VE-024, FO-093). */
  onlinePurchaseMakes: textList().default(() => ['Kia', 'MG']),
  /** Sign-in before checkout (SH-022, SH-023, SH-024, SH-120). */
  gateCheckout: flag(false),
  /** Sign-in before finance for cars with an NVIC (SH-081, SH-121, FI-006). */
  gateFinanceWithNvic: flag(false),
  /** Sign-in before trade-in and sell-my-car (SH-025, SH-026, SH-027, SH-028, SH-123, FO-066). */
  gateTradeIn: flag(false),
  /** Whether the enquiry opt-in starts ticked (PL-039, FO-023). */
  optInDefault: flag(true),
  /** Comments required (CO-118, FO-019). */
  messageRequired: flag(true),
  /** Opt-in checkbox hidden (FO-023). */
  optInHidden: flag(false),
  /** Forms with the terms checkbox (FO-024, FI-005). */
  termsForms: textList().default(() => ['reserve', 'checkout-journey', 'sell-my-car']),
  /** Disclaimer in the test drive form (FO-049). */
  testDriveDisclaimer: optionalText(),
  /** Quick-pick amounts (FO-030). */
  moneyQuickPickSet: oneOf(['standard', 'high']).default('standard'),
  /** Valuation service of trade-in (CO-085, FO-067). */
  valuationProvider: optionalText(),
  /** Valuation flag (autograb) (CO-082, SH-006, FO-067). */
  autograbEnabled: flag(false),
  /** POST /api/miscellaneous after a valuation (one site) (FO-078, AP-048). */
  saveValuationEnabled: flag(false),
  /** Toyota Service Advantage block (SH-010, FO-107). */
  serviceAdvantageEnabled: flag(false),
  /** Finance link (also /finance-enquiry, /apply-for-finance) (CO-128, FI-001). */
  financePath: address().default('/finance'),
  /** Lender key (CO-075, SH-006). */
  financeProvider: optionalText(),
  /** Finance display rule (CO-077, CO-078, CO-079, CO-080, FI-008). */
  financeVariant: oneOf(['inStock', 'ageLimited', 'weekly', 'manufacturerMonthly']).default('inStock'),
  /** Makes without finance display (one manufacturer) (CO-076). */
  financeExcludedManufacturers: textList(),
  /** Site or group without finance display (CO-076). */
  financeSiteExcluded: flag(false),
  /** Finance summary content (FI-011). */
  financeSummaryVariant: oneOf(['payment', 'detailed']).default('payment'),
  /** Finance button text (brand theme 'Finance Enquiry') (SH-009, SE-060, VE-029, FI-007). */
  financeButtonText: text().default('Finance'),
  /** Calculator default interest (8.5 on dealer configuration) (SH-010, FI-036). */
  defaultFinanceInterestRate: number().defined().default(10),
  /** Lowest purchase price (5000 for one provider or brand) (FI-030). */
  financeCalculatorMinPrice: dollars().default(1000),
  /** Interest bounds (7.5-14.5 one provider, 4-20 one brand) (FI-034). */
  financeInterestRange: entity({ min: requiredNumber(), max: requiredNumber(), step: requiredNumber() }).default(() => ({ min: 0.5, max: 15, step: 0.5 })),
  /** Interest field hidden (FI-035). */
  financeInterestFieldHidden: flag(false),
  /** Residual field hidden (FI-038). */
  financeResidualFieldHidden: flag(false),
  /** Establishment fee (1360.5 for ausloans) (FI-049). */
  establishmentFee: dollars().default(0),
  /** Fees listed (one brand) (FI-050). */
  financeFeeList: array().of(entity({ label: requiredText(), amount: requiredNumber() })).defined().default(() => []),
  /** Rounding of the payment (FI-044). */
  financeRounding: oneOf(['nearest', 'up']).default('nearest'),
  /** Quote fetch (FI-021, AP-053). */
  youxQuoteEnabled: flag(false),
  /** Lender named in the quote disclaimer (FI-028). */
  financeLenderName: optionalText(),
  /** Finance contact number (FI-028). */
  financeContactPhone: optionalText(),
  /** Licence number (FI-028). */
  financeLicenceNumber: optionalText(),
  /** Shown comparison rates (8.38-19.42 for one provider) (FI-020). */
  comparisonRateRange: entity({ min: requiredNumber(), max: requiredNumber() }).nullable().default(null),
  /** Comparison rate disclaimer (FI-016, FI-017). */
  comparisonDisclaimerBasis: oneOf(['secured30000', 'custom']).default('secured30000'),
  /** How dropdowns open (brand theme hover) (SH-010, NA-005). */
  navOpenMode: oneOf(['hover', 'click']).default('click'),
  /** Optional menu entries left out (NA-004). */
  navHiddenOptionalItems: textList(),
  /** {host} of manufacturer-hosted links (NA-009). */
  manufacturerDealerHost: optionalHost(),
  /** Dealer-site domain for service booking (SH-006, SH-015, FO-045, NA-021). */
  baseDomain: optionalHost(),
  /** Popup props (NA-038). */
  popupPromotion: entity({
    src: requiredText(),
    expiryDate: day(),
    linkTo: address(),
    title: requiredText(),
    description: text(),
    buttonText: text(),
  })
    .nullable()
    .default(null),
  /** Customer area of the tenant (NA-022, NA-053). */
  customerAreaPath: oneOf(['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco', '/my-garage']).default('/my-garage'),
  /** Chat service option (SH-011). */
  chatServiceOptionEnabled: flag(false),
  /** Chat parts option (SH-011). */
  chatPartsOptionEnabled: flag(false),
  /** 'Powered by' line (NA-033). */
  poweredBy: entity({ name: requiredText(), url: webAddress() }).nullable().default(null),
  /** E-mail in the complaints notice (SH-006, NA-045). */
  complaintsContact: optionalText(),
});

export type Switches = InferType<typeof switchesSchema>;
