// Entities: what the back end sends and the site shows
export type { Appointment, AppointmentSlot } from './entities/appointment';
export type { SpinStatus } from './entities/spin';
export type { AccountCar, AccountEnquiry, AccountQuote } from './entities/account';
export type { PaymentFields, PurchaseReceipt, ReservationReceipt, ShopperReservation } from './entities/payment';
export type { Article, ArticlePage } from './entities/article';
export type { Car } from './entities/car';
export { CAR_TYPES, type CarType } from './entities/carWords';
export { CONTACT_METHODS } from './entities/contactMethods';
export type { CalculatorInputs } from './entities/finance';
export type { Quote } from './entities/lender';
export { isRecord } from './entities/isRecord';
export type { LeadPayload, LeadReceipt } from './entities/lead';
export { OWN_FIELD, OWN_FIELD_LABEL } from './entities/ownFields';
export type { Location, OpeningHour, SpecialHours } from './entities/location';
export type { Model, ModelMenuItem } from './entities/model';
export type { NavigationItem } from './entities/navigation';
export type { Offer } from './entities/offer';
export type { Address } from './entities/place';
export type { Product } from './entities/product';
export type { PromoCard } from './entities/promoCard';
export type { GmbProfile, Review, ReviewSet } from './entities/review';
export type { Near, SearchRange, SearchState } from './entities/search';
export type { Favourite, User } from './entities/shopper';
export { STATE_NAMES, stateOf, STATES, type AustralianState } from './entities/states';
export { validRecords } from './entities/validRecords';

export type { AdjustmentQuestion, ValuationEstimate, ValuationStep, ValuationStepReceipt, ValuedVehicle } from './entities/valuationSteps';

// The tenant: its site and its switches
export type { Banner, ContentPage, HeroSection, PageSection, SectionButton } from './site/sections';
export { PRIVACY_CHOICES } from './site/privacyChoices';
export type { OutsideAnalytics, SiteConfig, Theme } from './site/siteConfig';
export { EXAMPLE_CHAT } from './site/exampleChat';
export type { ChatOption } from './switches/chatOptions';
export type { Switches } from './switches/switches';

// Routes: addresses, their builders, their sign-in gates

export { createLinks, type Links } from './routes/links';
export { slugOf } from './routes/slug';

export type { RouteMap } from './routes/routeMap';
export type { RouteTable } from './routes/routeTable';
export { sameSitePath, SIGN_IN_TYPES, type SignInType } from './routes/signIn';

// Links with rules of their own, by the names of routes
export { carAddress, carPath } from './links/carPath';
export { onlinePurchasePath, reservePath } from './links/checkoutPaths';
export { financePath } from './links/financePath';
export { servicePath } from './links/servicePath';
export type { LinkContext } from './links/linkContext';
export { locationPath } from './links/locationPath';
export { modelPath } from './links/modelPath';
export { modelSlugs } from './links/modelSlugs';
export { offerPath } from './links/offerPath';
export { allCarsPath, makeModelPath, presetPath } from './links/searchPaths';
export { signInPath } from './links/signInPath';
export { tradeInPath } from './links/tradeInPath';

// Business rules: pure functions, and the numbers that several packages share
export { MAX_LEAD_PHOTOS, MIN_DISPLAY_PRICE, RESERVE_HOLD_HOURS, SEARCH_PAGE_SIZE } from './constants';
export { addressLine } from './rules/address';
export { appointmentText, instantText, timeLabel, zoneNote } from './rules/appointmentTime';
export { BLOG_CATEGORIES } from './rules/blog';
export { addDays, clockAt, dateOf, dayNumber, shortDate, shortDay } from './rules/calendar';
export { withOffset } from './rules/zonedTime';
export { comparisonRate } from './rules/comparisonRate';
export { canBeValued, canBuyOnline, canFavourite, canReserve, canTradeIn, hasCertifiedStrip } from './rules/eligibility';
export { FACET_ATTRIBUTES, RANGE_FACETS, type FacetName, type RangeFacetName } from './rules/facets';
export { financeFigure, type FinanceFigure } from './rules/financeFigure';
export { formEventData, formEventId } from './rules/formEvents';
export { carHeading } from './rules/heading';
export { mapEmbedUrl } from './rules/mapEmbed';
export { estimateText, hasAmount, isOpenOffer, type EstimateAmount } from './rules/estimate';
export { formatCount, formatMoney } from './rules/money';
export { locationOfCar } from './rules/carLocation';
export { carPlace } from './rules/carPlace';
export { carSwitches } from './rules/carSwitches';
export { carTypeName, makeName, makeSpellings } from './rules/names';
export { cardPhotos, carPhotos } from './rules/carPhotos';
export { imageAddress, imageWidths, LIST_IMAGE_WIDTH } from './rules/imageAddress';

export { loadSpecialHours } from './rules/loadSpecialHours';
export { hoursAt, isOpenAt, minutesOf, specialDayOf, specialHoursOf, type SpecialDay } from './rules/openingHours';
export { mayBeAustralianMobile, offeredPhone, phoneAddress, phoneText } from './rules/phone';
export { leadReference } from './rules/leadReference';
export { displayPrice, purchasePrice } from './rules/price';
export { onRoadEstimate, priceIncludes } from './rules/priceCharges';
export { chargesOf } from './rules/priceType';
export { promoBannerText } from './rules/promotions';
export { regoExpiryText } from './rules/rego';
export { repayment, type Repayment } from './rules/repayment';
export { DEFAULT_SORT, SORT_OPTIONS } from './rules/sorts';
export type { Specification } from './rules/specifications';
export { isInStock, isVisible } from './rules/stock';
export { carTag } from './rules/tags';
export { timeZoneAt, timeZoneOfCar } from './rules/timeZone';

// Store: the core slices, their actions and selectors
export { chatClosed, selectChatSubject } from './store/chat';
export { useChat } from './platform/useChat';
export { alertAcknowledged, alertRaised, selectAlert } from './store/alerts';
export type { PlatformState } from './store/coreStore';

export { customerProfileCleared, customerProfileSaved, selectCustomerProfile } from './store/customerProfile';
export {
  enquiriesCleared,
  testDriveChanged,
  enquiryRecorded,
  enquirySucceeded,
  selectEnquiries,
  selectIsSuccessLoading,
  selectLastEnquiry,
  successPageReady,
  type LastEnquiry,
} from './store/enquiries';
export { favouriteAdded, favouriteOf, favouriteRemoved, selectFavourites, selectIsFavourite } from './store/favourites';
export { useAppDispatch, useAppSelector } from './store/hooks';
export { menuClosed, menuOpened, selectIsSmallScreen, selectOpenMenu } from './store/navigation';
export type { InjectableSlice } from './store/platformStore';

export { searchRecorded, selectSearchHistory } from './store/searchHistory';
export { selectIsSessionLoading, selectIsUnknownUser, selectUser, sessionChecked } from './store/session';

export { toastAdded, toastUpdated } from './store/toasts';
export { carViewed, selectViewedCars } from './store/viewedCars';
export { carUnwatched, carWatched, selectIsWatchPending, selectWatchlist, watchlistConfirmed, watchlistRefused } from './store/watchlist';

// Remotes: definition, pages, slots
export { useClock, useZoneNote } from './clock/clock';
export { Slot, useLinks, usePlatform, useSite, useSwitches, type Platform, type SlotHydration } from './platform/context';
export { PageNotFound, PageRedirect, type LoaderContext, type MetaContext, type PageMeta, type SlotModule } from './platform/remote';
export { defineRemote, page, slot, type PagePositions, type RemoteDefinition } from './platform/definition';
export type { RemoteSamples, SampleContext, ScenarioName } from './platform/samples';
export type { DialogSlotProps, SlotMap, SlotProps } from './platform/slots';

// Analytics events
export { EVENTS, type FormEventId, type PlatformEvent } from './platform/events';

// Platform: API, watchlist request, storage, failures, scroll position
export { ApiError, type PlatformApi } from './platform/api';
export { distanceText, kmTo } from './rules/distance';
export { placeOfPostcode, type Place } from './rules/placeOfPostcode';
export { FAILURES, POSTCODE_INVALID, POSTCODE_UNKNOWN, reportFailure, UNEXPECTED_ERROR } from './platform/failures';
export { sideData } from './platform/sideData';
export { useAccountData } from './platform/useAccountData';
export { useLoadWatchlist } from './platform/useLoadWatchlist';
export { withDeadline } from './platform/withDeadline';
export { noStorage, type PlatformStorage } from './platform/storage';
