import { alertRaised, isRecord, useAppDispatch } from '@forecourt/shared-contracts';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const loadFullScreenPhotos = () => import('./FullScreenPhotos');

const photoIn = (state: unknown): number | null => (isRecord(state) && typeof state.photo === 'number' ? state.photo : null);

const neverChanges = () => () => undefined;

/**
 * Whether the photos are displayed full screen. It is an entry of the history, so that the browser's Back closes them and a reload
 * displays them again.
 */
export function useFullScreen() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return {
    /** Index of the photo it was opened with; null while it is closed. */
    photo: isHydrated ? photoIn(state) : null,
    async open(photo: number) {
      try {
        await loadFullScreenPhotos();
      } catch {
        dispatch(alertRaised('The photos could not be opened in full screen. Check your connection and try again.'));
        return;
      }
      await navigate({ pathname, search, hash }, { state: { photo } });
    },
    close: () => void navigate(-1),
  };
}
