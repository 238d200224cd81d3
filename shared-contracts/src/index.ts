export type { Address, Car, CarHit, CarLocation, CarStatus, CarType, CarVariant, FinanceLender } from './entities/car';
export type { LeadPayload, LeadReceipt } from './entities/lead';
export type { Location, LocationType, OpeningHour, SpecialHours } from './entities/location';
export type { Dealership, NavigationItem, RouteChange, SiteConfig, Theme } from './entities/site';

export { ApiError, type PlatformApi } from './platform/api';
export { PlatformContext, Slot, usePaths, usePlatform, useSite, useSwitches, type Platform, type SlotHostProps } from './platform/context';
export { EVENTS, type EventId, type FormEventData, type PlatformEvent } from './platform/events';
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

export { createPaths, slugOf, type Paths } from './routes/paths';
export { ROUTES, type Route } from './routes/table';
export { tenantRoutes } from './routes/tenantRoutes';

export type { Switches } from './site/switches';

export { createPlatformStore, type PlatformDispatch, type PlatformState, type PlatformStore } from './store/createPlatformStore';
export {
  favouriteAdded,
  favouriteOf,
  favouriteRemoved,
  favouritesRestored,
  selectFavourites,
  selectIsFavourite,
  type Favourite,
} from './store/favourites';
export { useAppDispatch, useAppSelector } from './store/hooks';
export { menuClosed, menuOpened } from './store/navigation';
export { sessionChecked, type User } from './store/session';
export { enquirySucceeded, lastEnquiryRestored, successPageReady, type LastEnquiry } from './store/successPage';
export { toastAdded, toastRemoved, type Toast } from './store/toasts';
export { carViewed, viewedCarsRestored, type ViewedCar } from './store/viewedCars';
