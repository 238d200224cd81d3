import { useMemo } from 'react';
import type { User } from '../entities/shopper';
import { useAppDispatch } from '../store/hooks';
import { watchlistLoaded } from '../store/watchlist';
import type { PlatformApi } from './api';
import { usePlatform, useSwitches } from './context';

/** Requests of the list, by the page's api and the user, so that all remotes share one. */
const requests = new WeakMap<PlatformApi, WeakMap<User, Promise<void>>>();

/** Requests a user's list once and reports it once: from then on the store is up to date. */
function loadList(api: PlatformApi, user: User, onLoad: (ids: number[]) => void): Promise<void> {
  const ofApi = requests.get(api) ?? new WeakMap<User, Promise<void>>();
  requests.set(api, ofApi);
  const known = ofApi.get(user);
  if (known) return known;
  const request = api.get<{ car_ids: number[] }>('/api/watchlist').then(({ car_ids: ids }) => onLoad(ids));
  ofApi.set(user, request);
  // The next caller retries a failed request.
  request.catch(() => ofApi.delete(user));
  return request;
}

/**
 * A function that loads the watchlist of the signed-in user into the store, once per page load; null without a user and on a site
 * without a watchlist.
 */
export function useLoadWatchlist(user: User | null): (() => Promise<void>) | null {
  const { api } = usePlatform();
  const { watchlistEnabled, favouritesEnabled } = useSwitches();
  const dispatch = useAppDispatch();
  const isOffered = watchlistEnabled && favouritesEnabled;
  return useMemo(
    () => (user && isOffered ? () => loadList(api, user, (ids) => dispatch(watchlistLoaded(ids))) : null),
    [api, dispatch, user, isOffered],
  );
}
