import {
  selectUser,
  selectWatchlist,
  useAppDispatch,
  useAppSelector,
  usePlatform,
  useSwitches,
  watchlistLoaded,
  type PlatformApi,
  type User,
} from '@forecourt/shared-contracts';
import { useEffect, useMemo, useState } from 'react';

/** Requests of the list, by the page's api and the user, so that many buttons share one. */
const requests = new WeakMap<PlatformApi, WeakMap<User, Promise<void>>>();

/** Requests a user's list once and reports it once: from then on the store is up to date. */
function loadList(api: PlatformApi, user: User, onLoad: (ids: number[]) => void): Promise<void> {
  const ofApi = requests.get(api) ?? new WeakMap<User, Promise<void>>();
  requests.set(api, ofApi);
  const known = ofApi.get(user);
  if (known) return known;
  const request = api.get<{ car_ids: number[] }>('/api/watchlist').then(({ car_ids: ids }) => onLoad(ids));
  ofApi.set(user, request);
  // The next button or page retries a failed request.
  request.catch(() => ofApi.delete(user));
  return request;
}

/** A function that loads the list of the signed-in user, where the tenant offers one; else null. */
export function useLoadList(user: User | null): (() => Promise<void>) | null {
  const { api } = usePlatform();
  const { watchlistEnabled, favouritesEnabled } = useSwitches();
  const dispatch = useAppDispatch();
  const isOffered = watchlistEnabled && favouritesEnabled;
  return useMemo(
    () => (user && isOffered ? () => loadList(api, user, (ids) => dispatch(watchlistLoaded(ids))) : null),
    [api, dispatch, user, isOffered],
  );
}

/** Whether the signed-in user saved a car; the list is requested once per page load. */
export function useIsSaved(carId: number, user: User | null): boolean {
  const load = useLoadList(user);
  useEffect(() => {
    // Without the list the button offers to save; saving twice is no error.
    load?.().catch(() => undefined);
  }, [load]);
  return useAppSelector((state) => selectWatchlist(state).includes(carId));
}

/** Ids of the cars that the signed-in user saved, newest first; requested once per page load. */
export function useSavedCars() {
  const load = useLoadList(useAppSelector(selectUser));
  const saved = useAppSelector(selectWatchlist);
  const [request, setRequest] = useState({ attempt: 1 });
  const [settled, setSettled] = useState<{ request: object; isLoaded: boolean } | null>(null);

  useEffect(() => {
    load?.().then(
      () => setSettled({ request, isLoaded: true }),
      () => setSettled({ request, isLoaded: false }),
    );
  }, [load, request]);

  const isSettled = settled?.request === request;
  return {
    saved,
    isLoaded: isSettled && settled.isLoaded,
    hasFailed: isSettled && !settled.isLoaded,
    retry: () => setRequest({ attempt: request.attempt + 1 }),
  };
}
