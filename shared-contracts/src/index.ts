export {
  COLLAPSE_MS,
  EARTH_RADIUS_KM,
  FINANCE_MAX_CAR_AGE_YEARS,
  FINANCE_MIN_PRICE,
  GOOGLE_REVIEWS,
  IMAGE_QUALITY,
  JUST_ARRIVED_DAYS,
  MIN_DISPLAY_PRICE,
  RESERVE_AMOUNT,
  RESERVE_HOLD_HOURS,
  REVIEW_MIN_RATING,
  SEARCH_HISTORY_LIMIT,
  SEARCH_PAGE_SIZE,
  SOLD_WINDOW_DAYS,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  VALUATION_MIN_PRICE,
  WEEKS_PER_MONTH,
} from './constants';

export type { AppointmentSlot } from './entities/appointment';
export type { Article, ArticlePage } from './entities/article';
export type { Car, CarHit, CarLocation, CarVariant, MarketData } from './entities/car';
export { CAR_TYPES, type CarStatus, type CarType } from './entities/carWords';
export type { CalculatorInputs, ServicePlan } from './entities/finance';
export { CONTACT_METHODS } from './entities/contactMethods';
export type { EnquiryFormValues, LeadPayload, LeadReceipt } from './entities/lead';
export type { FinanceLender, Quote } from './entities/lender';
export type { Location, LocationType, OpeningHour, SpecialHours } from './entities/location';
export type { Manufacturer, Model, ModelMenuItem } from './entities/model';
export type { NavigationItem, Regulator } from './entities/navigation';
export type { Offer } from './entities/offer';
export type { Address, LocationReference } from './entities/place';
export type { Popup } from './switches/popup';
export type { Product } from './entities/product';
export type { PromoCard } from './entities/promoCard';
export type { GmbProfile, Review, ReviewSet } from './entities/review';
export type { FacetItem, SearchRange, SearchState } from './entities/search';
export type { CustomerProfile, Favourite, SearchHistoryEntry, User, ViewedCar } from './entities/shopper';
export type { AdjustmentAnswer, Valuation } from './entities/valuation';
export type { Dealership, SiteConfig, Theme } from './site/siteConfig';
export type { RouteChange } from './routes/routeChange';

export { ApiError, type PlatformApi } from './platform/api';
export { PlatformContext, Slot, usePaths, usePlatform, useSite, useSwitches, type Platform, type SlotHostProps, type SlotHydration } from './platform/context';
export { eventMessage, EVENTS, type EventId, type FormEventData, type FormEventId, type PlatformEvent } from './platform/events';
export {
  FAILURES,
  FORM_INVALID,
  messageOf,
  POSTCODE_UNKNOWN,
  reportFailure,
  UNEXPECTED_ERROR,
  type FailureName,
} from './platform/failures';
export {
  CONTRACT_VERSION,
  defineRemote,
  PageNotFound,
  PageRedirect,
  REMOTE_NAMES,
  type AnyPageModule,
  type AnySlotModule,
  type LoaderContext,
  type MetaContext,
  type PageMeta,
  type PageModule,
  type RemoteDefinition,
  type SlotModule,
} from './platform/remote';
export { SLOTS, type LocationFilter, type SlotMap, type SlotName } from './platform/slots';
export { createStorage, noStorage, storageKey, type PlatformStorage, type StoredName, type StoredValue } from './platform/storage';

export { carKeyOf, gateDecision, gateOf, type CarKey, type GateDecision, type GateVisit, type SignInGate } from './routes/gates';
export { matchRoute, type RouteMatch } from './routes/matchRoute';
export { pathIfDeployed } from './routes/pathIfDeployed';
export { createPaths, type Paths } from './routes/paths';
export { sameSitePath, SIGN_IN_TYPES, type SignInType } from './routes/signIn';
export { slugOf } from './routes/slug';
export { ROUTES, type Route } from './routes/table';
export { siteRoutes, tenantRoutes, type SiteRoute } from './routes/tenantRoutes';

export { addressLine } from './rules/address';
export { BLOG_CATEGORIES, featuredArticles, type BlogCategory } from './rules/blog';
export { addDays, clockAt, dateOf, dayNumber, monthEnd, shortDate, weekdayOf, type WallClock } from './rules/calendar';
export { distanceKm, type Place } from './rules/distance';
export { canBeValued, canBuyOnline, canFavourite, canReserve, canTradeIn, hasHistoryReport } from './rules/eligibility';
export { FACET_ATTRIBUTES, RANGE_FACETS, type FacetName, type RangeFacetName } from './rules/facets';
export { financeFigure, type FinanceFigure } from './rules/financeFigure';
export { formEventData, formEventId } from './rules/formEvents';
export { carHeading } from './rules/heading';
export { MAKES } from './rules/makes';
export { formatCount, formatMoney } from './rules/money';
export { carTypeName, makeName, makeSpellings } from './rules/names';
export { isOfferVisible } from './rules/offers';
export { hoursAt, isOpenAt, minutesOf, specialHoursOf } from './rules/openingHours';
export { normalisePhone, offeredPhone, phoneAddress } from './rules/phone';
export { displayPrice, type DisplayPrice } from './rules/price';
export { hasPromoBanner } from './rules/promotions';
export { regoExpiryText } from './rules/rego';
export { repayment, type Repayment, type RepaymentFrequency, type RepaymentTerms } from './rules/repayment';
export { DEFAULT_SORT, SORT_OPTIONS, type SortOption } from './rules/sorts';
export { cleanSpecifications, type Specification, type SpecificationEntry } from './rules/specifications';
export { averageRating, isDisplayedRating, starsOf, type Stars } from './rules/stars';
export { STATES, type AustralianState } from './entities/states';
export { comparisonRate } from './rules/comparisonRate';
export { isInStock, isVisible, soldBound, visibleUntil } from './rules/stock';
export { carTag, type CarTag } from './rules/tags';
export { validRecords, type ListName, type Warn } from './entities/validRecords';

export { chatOptions, type ChatOption } from './switches/chatOptions';
export type { Switches } from './switches/switches';

export { alertAcknowledged, alertRaised, selectAlert } from './store/alerts';
export {
  COMPARE_LIMIT,
  compareRestored,
  comparisonAdded,
  comparisonRemoved,
  selectCompared,
  selectIsCompared,
  selectIsCompareFull,
} from './store/compare';
export type { PlatformDispatch, PlatformState } from './store/coreStore';
export { createPlatformStore } from './store/createPlatformStore';
export { customerProfileCleared, customerProfileSaved, selectCustomerProfile } from './store/customerProfile';
export {
  favouriteAdded,
  favouriteOf,
  favouriteRemoved,
  favouritesRestored,
  selectFavourites,
  selectIsFavourite,
} from './store/favourites';
export { useAppDispatch, useAppSelector } from './store/hooks';
export { menuClosed, menuOpened, screenMeasured, selectIsSmallScreen, selectOpenMenu } from './store/navigation';
export type { InjectableSlice, PlatformStore } from './store/platformStore';
export type { ForeignAction } from './store/privateActions';
export { quoteFailed, quoteReceived, quoteRequested, selectQuote, type QuoteState } from './store/quotes';
export { filterSectionsRestored, filterSectionToggled, selectOpenSections } from './store/search';
export { searchHistoryRestored, searchRecorded, selectSearchHistory } from './store/searchHistory';
export {
  selectIsSessionLoading,
  selectIsUnknownUser,
  selectCan,
  selectUser,
  sessionChecked,
  type VisitorRight,
} from './store/session';
export { selectSite } from './store/site';
export {
  enquirySucceeded,
  lastEnquiryRestored,
  selectIsSuccessLoading,
  selectLastEnquiry,
  successPageReady,
  type LastEnquiry,
} from './store/successPage';
export { selectToast, toastAdded, toastDismissed, toastRemoved, toastUpdated, type Toast } from './store/toasts';
export { carViewed, selectViewedCars, viewedCarsRestored } from './store/viewedCars';
export {
  carUnwatched,
  carWatched,
  selectIsWatchPending,
  selectWatchlist,
  watchlistConfirmed,
  watchlistLoaded,
  watchlistRefused,
} from './store/watchlist';
