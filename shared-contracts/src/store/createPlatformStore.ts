import { combineSlices, configureStore, type Slice, type UnknownAction } from '@reduxjs/toolkit';
import type { SiteConfig } from '../entities/site';
import { alertsSlice } from './alerts';
import { compareSlice } from './compare';
import { customerProfileSlice } from './customerProfile';
import { favouritesSlice } from './favourites';
import { navigationSlice } from './navigation';
import { refuseForeignAction, viewOf, type ForeignAction } from './privateActions';
import { quotesSlice } from './quotes';
import { searchSlice } from './search';
import { searchHistorySlice } from './searchHistory';
import { sessionSlice } from './session';
import { siteSlice } from './site';
import { successPageSlice } from './successPage';
import { toastsSlice } from './toasts';
import { viewedCarsSlice } from './viewedCars';
import { watchlistSlice } from './watchlist';

const coreSlices = [
  sessionSlice,
  toastsSlice,
  alertsSlice,
  searchSlice,
  watchlistSlice,
  favouritesSlice,
  compareSlice,
  viewedCarsSlice,
  searchHistorySlice,
  customerProfileSlice,
  successPageSlice,
  navigationSlice,
  quotesSlice,
] as const;

/** What a remote injects: a slice of its own, made with createSlice and named '{remote}/{subject}'. */
export type InjectableSlice = Pick<Slice, 'name' | 'reducerPath' | 'reducer'>;

const platformReducer = (site: SiteConfig) => combineSlices(siteSlice(site), ...coreSlices);
/** Development's checks of every dispatch: the site never changes, and a busy machine is no mistake of the code. */
const CHECKED = { ignoredPaths: ['site'], warnAfter: 500 };
const coreStore = (reducer: ReturnType<typeof platformReducer>, preloadedState: object) =>
  configureStore({
    reducer,
    preloadedState,
    devTools: false,
    middleware: (defaults) => defaults({ immutableCheck: CHECKED, serializableCheck: CHECKED }),
  });

type CoreStore = ReturnType<typeof coreStore>;
/** The state of the core slices; a late slice is read by its remote's own selectors. */
export type PlatformState = ReturnType<CoreStore['getState']>;
export type PlatformDispatch = CoreStore['dispatch'];

/** The one store of a page, as the shell has it or as one remote does (CO-132). */
export interface PlatformStore extends CoreStore {
  /**
   * Adds a slice, with the state that the server left for it. The same slice may come again; another one of a taken
   * name throws, because one of the two would silently never run.
   */
  injectSlice(slice: InjectableSlice): void;
  /** The store as one remote has it, the same each time: it keeps the remote to its own slices and private actions (PL-006). */
  viewFor(remote: string): PlatformStore;
}

interface PlatformStoreOptions {
  site: SiteConfig;
  /** The server's state by slice. */
  preloaded?: Readonly<Record<string, unknown>>;
  /** Told when a remote dispatches what is private to another; the action then goes on. Without it, it is refused. */
  onForeignAction?: (action: ForeignAction) => void;
}

/**
 * The one store of a page (CO-132). The part of the server's state that belongs to a slice whose code is not there yet
 * waits and is handed over when the slice is injected (PL-006).
 */
export function createPlatformStore({ site, preloaded = {}, onForeignAction = refuseForeignAction }: PlatformStoreOptions): PlatformStore {
  const reducer = platformReducer(site);
  const present = new Map<string, InjectableSlice | null>(coreSlices.map((slice) => [slice.reducerPath, slice]));
  present.set('site', null);
  const saved = Object.entries(preloaded);
  const waiting = new Map(saved.filter(([name]) => !present.has(name)));
  const views = new Map<string, PlatformStore>();
  const store = coreStore(reducer, Object.fromEntries(saved.filter(([name]) => present.has(name))));

  const platformStore: PlatformStore = Object.assign(store, {
    injectSlice(slice: InjectableSlice): void {
      const { reducerPath } = slice;
      if (present.get(reducerPath) === slice) return;
      if (present.has(reducerPath)) throw new Error(`The store already has another slice '${reducerPath}': give this one a name of its own remote.`);
      present.set(reducerPath, slice);
      const state = waiting.get(reducerPath);
      waiting.delete(reducerPath);
      const injected = {
        reducerPath,
        reducer: (before: unknown = state, action: UnknownAction) => slice.reducer(before, action),
      };
      reducer.inject(injected as never);
      store.dispatch({ type: 'platform/sliceInjected', payload: reducerPath });
    },
    viewFor(remote: string): PlatformStore {
      const view = views.get(remote) ?? viewOf(platformStore, remote, onForeignAction);
      views.set(remote, view);
      return view;
    },
  });
  return platformStore;
}
