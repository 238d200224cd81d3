import {
  alertRaised,
  ApiError,
  carUnwatched,
  carWatched,
  EVENTS,
  selectIsSessionLoading,
  selectIsWatchPending,
  selectUser,
  signInPath,
  toastAdded,
  useAppDispatch,
  useAppSelector,
  usePlatform,
  watchlistConfirmed,
  watchlistRefused,
} from '@forecourt/shared-contracts';
import { useNavigate } from 'react-router-dom';
import { useIsSaved } from './useSavedCars';

interface WatchlistResponse {
  success: boolean;
  message?: string;
}

const FAILED = 'An unexpected error occured';

/**
 * Saves a car to the visitor's watchlist, or removes it: an optimistic update, rolled back with an alert when the request
 * fails. Visitors who are not signed in are sent to the sign-in page and nothing is saved.
 */
export function useWatchCar(carId: number) {
  const { api, to, track } = usePlatform();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const isBusy = useAppSelector((state) => selectIsSessionLoading(state) || selectIsWatchPending(state, carId));
  const isWatched = useIsSaved(carId, user);

  const change = async (phone: string) => {
    dispatch(isWatched ? carUnwatched(carId) : carWatched(carId));
    try {
      const path = isWatched ? '/api/watchlist/remove-car' : '/api/watchlist/save-car';
      const response = await api.post<WatchlistResponse>(path, { phone_number: phone, car_id: carId });
      if (!response.success) throw new ApiError(response.message ?? FAILED, 200, 'unsuccessful');
      dispatch(watchlistConfirmed(carId));
      const text = isWatched ? 'Car Removed' : 'Car Saved In Watchlist';
      dispatch(toastAdded({ id: `watchlist-${carId}`, text, action: { label: 'View List', path: to('search.watchlist') } }));
      if (!isWatched) track({ id: EVENTS.carSaved, carId });
    } catch (error) {
      dispatch(watchlistRefused(carId));
      dispatch(alertRaised(error instanceof ApiError ? error.message : FAILED));
    }
  };

  return {
    isWatched,
    /** Whether a click opens the sign-in page instead: the visitor is not signed in, or has no phone number. */
    needsSignIn: !user?.phone,
    /** While the session is loading or a change is pending, a click does nothing. */
    isBusy,
    toggle(): void {
      if (isBusy) return;
      const here = `${location.pathname}${location.search}`;
      const signIn = signInPath(to, 'watchlist', { redirect: here, back: here });
      if (user?.phone) void change(user.phone);
      else if (signIn !== null) void navigate(signIn);
    },
  };
}
