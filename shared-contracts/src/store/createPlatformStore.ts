import type { UnknownAction } from '@reduxjs/toolkit';
import type { SiteConfig } from '../site/siteConfig';
import { CORE_SLICES, coreReducer, createCoreStore } from './coreStore';
import type { InjectableSlice, PlatformStore } from './platformStore';
import { rejectForeignAction, viewOf, type ForeignAction } from './privateActions';

interface PlatformStoreOptions {
  site: SiteConfig;
  /** The server's state by slice. */
  preloaded?: Readonly<Record<string, unknown>>;
  /** Called when a remote dispatches a private action of another, which is then dispatched; without it the dispatch throws. */
  onForeignAction?: (action: ForeignAction) => void;
}

/**
 * The one store of a page. The part of the server's state that belongs to a slice whose code is not there yet
 * is stored until the slice is injected.
 */
export function createPlatformStore({ site, preloaded = {}, onForeignAction = rejectForeignAction }: PlatformStoreOptions): PlatformStore {
  const reducer = coreReducer(site);
  const present = new Map<string, InjectableSlice | null>(CORE_SLICES.map((slice) => [slice.reducerPath, slice]));
  present.set('site', null);
  const saved = Object.entries(preloaded);
  const waiting = new Map(saved.filter(([name]) => !present.has(name)));
  const views = new Map<string, PlatformStore>();
  const store = createCoreStore(reducer, Object.fromEntries(saved.filter(([name]) => present.has(name))));

  const platformStore: PlatformStore = Object.assign(store, {
    injectSlice(slice: InjectableSlice): void {
      const { reducerPath } = slice;
      if (present.get(reducerPath) === slice) return;
      if (present.has(reducerPath))
        throw new Error(`The store already has another slice '${reducerPath}': give this one a name of its own remote.`);
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
