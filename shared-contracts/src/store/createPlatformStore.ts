import { combineSlices, configureStore, type Slice, type UnknownAction } from '@reduxjs/toolkit';
import type { SiteConfig } from '../entities/site';
import { favouritesSlice } from './favourites';
import { navigationSlice } from './navigation';
import { sessionSlice } from './session';
import { successPageSlice } from './successPage';
import { toastsSlice } from './toasts';
import { viewedCarsSlice } from './viewedCars';

const coreSlices = [sessionSlice, toastsSlice, favouritesSlice, viewedCarsSlice, successPageSlice, navigationSlice] as const;

/**
 * The one store of a page (CO-132). `preloaded` is the server's state; the part of it that belongs to a
 * slice whose code is not there yet waits and is handed over when the slice is injected (PL-006).
 */
export function createPlatformStore({ preloaded = {} }: { site: SiteConfig; preloaded?: Readonly<Record<string, unknown>> }) {
  const reducer = combineSlices(...coreSlices);
  const own = new Set<string>(coreSlices.map((slice) => slice.reducerPath));
  const waiting = new Map(Object.entries(preloaded).filter(([name]) => !own.has(name)));

  const store = configureStore({
    reducer,
    preloadedState: Object.fromEntries(Object.entries(preloaded).filter(([name]) => own.has(name))),
    devTools: false,
  });

  return Object.assign(store, {
    /** Adds a remote's slice, with the state that the server left for it. A second slice of the same name is refused. */
    injectSlice(slice: Slice): void {
      const { reducerPath } = slice;
      const saved = waiting.get(reducerPath);
      waiting.delete(reducerPath);
      const injected = {
        reducerPath,
        reducer: (state: unknown, action: UnknownAction) => slice.reducer(state ?? saved, action),
      };
      reducer.inject(injected as never);
      store.dispatch({ type: 'platform/sliceInjected', payload: reducerPath });
    },
  });
}
export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type PlatformState = ReturnType<PlatformStore['getState']>;
export type PlatformDispatch = PlatformStore['dispatch'];
