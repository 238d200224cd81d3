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
import { useEffect, useState } from 'react';

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

/** Ids of the cars that the signed-in person saved, newest first; fetched once a page (AP-038). */
export function useSavedCars() {
  const { api } = usePlatform();
  const { watchlistEnabled, favouritesEnabled } = useSwitches();
  const isOffered = watchlistEnabled && favouritesEnabled;
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const saved = useAppSelector(selectWatchlist);
  const [request, setRequest] = useState({ attempt: 1 });
  const [answered, setAnswered] = useState<{ request: object; isLoaded: boolean } | null>(null);

  useEffect(() => {
    if (!user || !isOffered) return;
    readList(api, user, (ids) => dispatch(watchlistLoaded(ids))).then(
      () => setAnswered({ request, isLoaded: true }),
      () => setAnswered({ request, isLoaded: false }),
    );
  }, [api, dispatch, user, isOffered, request]);

  const isAnswered = answered?.request === request;
  return {
    saved,
    isLoaded: isAnswered && answered.isLoaded,
    hasFailed: isAnswered && !answered.isLoaded,
    retry: () => setRequest({ attempt: request.attempt + 1 }),
  };
}
