import {
  selectUser,
  selectWatchlist,
  useAppDispatch,
  useAppSelector,
  usePlatform,
  useSwitches,
  watchlistLoaded,
  type PlatformApi,
} from '@forecourt/shared-contracts';
import { useEffect, useState } from 'react';

/** Lists asked for, by the page's api and the person, so that many buttons ask once. */
const asked = new WeakMap<PlatformApi, Map<number, Promise<number[]>>>();

function listOf(api: PlatformApi, userId: number): Promise<number[]> {
  const lists = asked.get(api) ?? new Map<number, Promise<number[]>>();
  asked.set(api, lists);
  const known = lists.get(userId);
  if (known) return known;
  const list = api.get<{ car_ids: number[] }>('/api/watchlist').then(({ car_ids: ids }) => ids);
  lists.set(userId, list);
  // A list that could not be had is asked for again by the next button or page.
  list.catch(() => lists.delete(userId));
  return list;
}

/** Ids of the cars that the signed-in person saved, newest first; fetched once a page (AP-038). */
export function useSavedCars() {
  const { api } = usePlatform();
  const { watchlistEnabled, favouritesEnabled } = useSwitches();
  const isOffered = watchlistEnabled && favouritesEnabled;
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.id;
  const saved = useAppSelector(selectWatchlist);
  const [request, setRequest] = useState({ attempt: 1 });
  const [answered, setAnswered] = useState<{ request: object; isLoaded: boolean } | null>(null);

  useEffect(() => {
    if (userId === undefined || !isOffered) return;
    const show = (ids: number[]) => {
      dispatch(watchlistLoaded(ids));
      return setAnswered({ request, isLoaded: true });
    };
    listOf(api, userId).then(show, () => setAnswered({ request, isLoaded: false }));
  }, [api, dispatch, userId, isOffered, request]);

  const isAnswered = answered?.request === request;
  return {
    saved,
    isLoaded: isAnswered && answered.isLoaded,
    hasFailed: isAnswered && !answered.isLoaded,
    retry: () => setRequest({ attempt: request.attempt + 1 }),
  };
}
