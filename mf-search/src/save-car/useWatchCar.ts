import {
  selectIsSessionLoading,
  selectIsWatchPending,
  selectUser,
  signInPath,
  useAppSelector,
  usePlatform,
} from '@forecourt/shared-contracts';
import { useNavigate } from 'react-router-dom';
import { rememberSave } from './pendingSave';
import { useChangeWatchlist } from './useChangeWatchlist';
import { usePendingSave } from './usePendingSave';
import { useIsSaved } from './useSavedCars';

/**
 * Saves a car to the visitor's watchlist, or removes it. Visitors who are not signed in are sent to the sign-in page; the car is saved
 * when they return.
 */
export function useWatchCar(carId: number) {
  const { storage, to } = usePlatform();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const isBusy = useAppSelector((state) => selectIsSessionLoading(state) || selectIsWatchPending(state, carId));
  const isWatched = useIsSaved(carId, user);
  const change = useChangeWatchlist();
  usePendingSave();

  return {
    isWatched,
    /** Whether a click opens the sign-in page instead: the visitor is not signed in, or has no phone number. */
    needsSignIn: !user?.phone,
    /** While the session is loading or a change is pending, a click does nothing. */
    isBusy,
    toggle(): void {
      if (isBusy) return;
      if (user?.phone) {
        void change(isWatched ? 'remove' : 'save', carId, user);
        return;
      }
      const path = `${location.pathname}${location.search}`;
      const signIn = signInPath(to, 'watchlist', { redirect: path, back: path });
      if (signIn === null) return;
      rememberSave(storage, carId, { path, time: Date.now() });
      void navigate(signIn);
    },
  };
}
