import { selectUser, selectWatchlist, useAppSelector, useLoadWatchlist, type User } from '@forecourt/shared-contracts';
import { useEffect, useState } from 'react';

/** Whether the signed-in user saved a car; the list is requested once per page load. */
export function useIsSaved(carId: number, user: User | null): boolean {
  const load = useLoadWatchlist(user);
  useEffect(() => {
    // Without the list the button offers to save; saving twice is no error.
    load?.().catch(() => undefined);
  }, [load]);
  return useAppSelector((state) => selectWatchlist(state).includes(carId));
}

/** Ids of the cars that the signed-in user saved, newest first; requested once per page load. */
export function useSavedCars() {
  const load = useLoadWatchlist(useAppSelector(selectUser));
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
