import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { SiteConfig } from '../site/siteConfig';
import { alertsSlice } from './alerts';
import { chatSlice } from './chat';
import { customerProfileSlice } from './customerProfile';
import { enquiriesSlice } from './enquiries';
import { favouritesSlice } from './favourites';
import { navigationSlice } from './navigation';
import { searchHistorySlice } from './searchHistory';
import { sessionSlice } from './session';
import { siteSlice } from './site';
import { toastsSlice } from './toasts';
import { viewedCarsSlice } from './viewedCars';
import { watchlistSlice } from './watchlist';

/** Slices that every page has, besides the site. */
export const CORE_SLICES = [
  sessionSlice,
  toastsSlice,
  alertsSlice,
  chatSlice,
  watchlistSlice,
  favouritesSlice,
  viewedCarsSlice,
  searchHistorySlice,
  customerProfileSlice,
  enquiriesSlice,
  navigationSlice,
] as const;

/** The root reducer of a site; slices can be injected into it. */
export const coreReducer = (site: SiteConfig) => combineSlices(siteSlice(site), ...CORE_SLICES);

/** Development checks of every dispatch: the site never changes, and a busy machine is no mistake of the code. */
const CHECKS = { ignoredPaths: ['site'], warnAfter: 500 };

/** The Redux store of the core slices, with the state that the server left for them. */
export const createCoreStore = (reducer: ReturnType<typeof coreReducer>, preloadedState: object) =>
  configureStore({
    reducer,
    preloadedState,
    devTools: false,
    middleware: (defaults) => defaults({ immutableCheck: CHECKS, serializableCheck: CHECKS }),
  });

export type CoreStore = ReturnType<typeof createCoreStore>;
/** The state of the core slices; an injected slice is read by its remote's own selectors. */
export type PlatformState = ReturnType<CoreStore['getState']>;
export type PlatformDispatch = CoreStore['dispatch'];
