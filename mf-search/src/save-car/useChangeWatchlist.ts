import {
  ApiError,
  carUnwatched,
  carWatched,
  EVENTS,
  reportFailure,
  toastAdded,
  UNEXPECTED_ERROR,
  useAppDispatch,
  usePlatform,
  watchlistConfirmed,
  watchlistRefused,
  type User,
} from '@forecourt/shared-contracts';
import { useCallback } from 'react';

interface WatchlistResponse {
  success: boolean;
  message?: string;
}

/** A function that saves a car to a user's watchlist or removes it: an optimistic update, rolled back with an alert when the request fails. */
export function useChangeWatchlist() {
  const { api, to, track } = usePlatform();
  const dispatch = useAppDispatch();

  return useCallback(
    async (change: 'save' | 'remove', carId: number, { phone }: Pick<User, 'phone'>): Promise<void> => {
      const isSave = change === 'save';
      dispatch(isSave ? carWatched(carId) : carUnwatched(carId));
      try {
        const path = isSave ? '/api/watchlist/save-car' : '/api/watchlist/remove-car';
        const response = await api.post<WatchlistResponse>(path, { phone_number: phone, car_id: carId });
        if (!response.success) throw new ApiError(response.message ?? UNEXPECTED_ERROR, 200, 'unsuccessful');
        dispatch(watchlistConfirmed(carId));
        const text = isSave ? 'Car Saved In Watchlist' : 'Car Removed';
        dispatch(toastAdded({ id: `watchlist-${carId}`, text, action: { label: 'View List', path: to('search.watchlist') } }));
        if (isSave) track({ id: EVENTS.carSaved, carId });
      } catch (error) {
        dispatch(watchlistRefused(carId));
        reportFailure(dispatch, 'watchlistFailed', error);
      }
    },
    [api, dispatch, to, track],
  );
}
