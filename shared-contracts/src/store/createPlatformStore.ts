import { combineSlices, configureStore, type Slice, type UnknownAction } from '@reduxjs/toolkit';
import type { SiteConfig } from '../entities/site';
import { favouritesSlice } from './favourites';
import { navigationSlice } from './navigation';
import { sessionSlice } from './session';
import { successPageSlice } from './successPage';
import { toastsSlice } from './toasts';
import { viewedCarsSlice } from './viewedCars';

const coreSlices = [sessionSlice, toastsSlice, favouritesSlice, viewedCarsSlice, successPageSlice, navigationSlice] as const;

/** What a remote injects: a slice of its own, made with createSlice. */
type LateSlice = Pick<Slice, 'reducerPath' | 'reducer'>;

/**
 * The one store of a page (CO-132). `preloaded` is the server's state; the part of it that belongs to a
 * slice whose code is not there yet waits and is handed over when the slice is injected (PL-006).
 */
export function createPlatformStore({ preloaded = {} }: { site: SiteConfig; preloaded?: Readonly<Record<string, unknown>> }) {
  const reducer = combineSlices(...coreSlices);
  const present = new Map<string, LateSlice>(coreSlices.map((slice) => [slice.reducerPath, slice]));
  const waiting = new Map(Object.entries(preloaded).filter(([name]) => !present.has(name)));

  const store = configureStore({
    reducer,
    preloadedState: Object.fromEntries(Object.entries(preloaded).filter(([name]) => present.has(name))),
    devTools: false,
  });

  return Object.assign(store, {
    /**
     * Adds a remote's slice, with the state that the server left for it. The same slice may come again;
     * another one of a taken name throws, because one of the two would silently never run.
     */
    injectSlice(slice: LateSlice): void {
      const { reducerPath } = slice;
      const earlier = present.get(reducerPath);
      if (earlier === slice) return;
      if (earlier) throw new Error(`The store already has another slice '${reducerPath}': give this one a name of its own remote.`);
      present.set(reducerPath, slice);
      const saved = waiting.get(reducerPath);
      waiting.delete(reducerPath);
      const injected = {
        reducerPath,
        reducer: (state: unknown = saved, action: UnknownAction) => slice.reducer(state, action),
      };
      reducer.inject(injected as never);
      store.dispatch({ type: 'platform/sliceInjected', payload: reducerPath });
    },
  });
}
export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type PlatformState = ReturnType<PlatformStore['getState']>;
export type PlatformDispatch = PlatformStore['dispatch'];
