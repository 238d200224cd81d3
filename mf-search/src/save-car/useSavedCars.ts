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

/** Reads of the list, by the page's api and the sign-in, so that many buttons read once. */
const reads = new WeakMap<PlatformApi, WeakMap<User, Promise<void>>>();

/** Reads a person's list once and tells it once: from then on the store knows it best. */
function readList(api: PlatformApi, user: User, tell: (ids: number[]) => void): Promise<void> {
  const ofApi = reads.get(api) ?? new WeakMap<User, Promise<void>>();
  reads.set(api, ofApi);
  const known = ofApi.get(user);
  if (known) return known;
  const read = api.get<{ car_ids: number[] }>('/api/watchlist').then(({ car_ids: ids }) => tell(ids));
  ofApi.set(user, read);
  // A list that could not be had is asked for again by the next button or page.
  read.catch(() => ofApi.delete(user));
  return read;
}

/** Reads the list of who is signed in, where the tenant offers one; null for all others. */
function useRead(user: User | null): (() => Promise<void>) | null {
  const { api } = usePlatform();
  const { watchlistEnabled, favouritesEnabled } = useSwitches();
  const dispatch = useAppDispatch();
  const isOffered = watchlistEnabled && favouritesEnabled;
  return useMemo(
    () => (user && isOffered ? () => readList(api, user, (ids) => dispatch(watchlistLoaded(ids))) : null),
    [api, dispatch, user, isOffered],
  );
}

/** Whether the signed-in person saved a car; the list is fetched once a page. */
export function useIsSaved(carId: number, user: User | null): boolean {
  const read = useRead(user);
  useEffect(() => {
    // Without the list the button offers to save; to save twice is no error.
    read?.().catch(() => undefined);
  }, [read]);
  return useAppSelector((state) => selectWatchlist(state).includes(carId));
}

/** Ids of the cars that the signed-in person saved, newest first; fetched once a page (AP-038). */
export function useSavedCars() {
  const read = useRead(useAppSelector(selectUser));
  const saved = useAppSelector(selectWatchlist);
  const [request, setRequest] = useState({ attempt: 1 });
  const [answered, setAnswered] = useState<{ request: object; isLoaded: boolean } | null>(null);

  useEffect(() => {
    read?.().then(
      () => setAnswered({ request, isLoaded: true }),
      () => setAnswered({ request, isLoaded: false }),
    );
  }, [read, request]);

  const isAnswered = answered?.request === request;
  return {
    saved,
    isLoaded: isAnswered && answered.isLoaded,
    hasFailed: isAnswered && !answered.isLoaded,
    retry: () => setRequest({ attempt: request.attempt + 1 }),
  };
}
