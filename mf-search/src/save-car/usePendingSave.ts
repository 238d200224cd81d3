import { selectIsSessionLoading, selectUser, useAppSelector, useLoadWatchlist, usePlatform } from '@forecourt/shared-contracts';
import { useEffect } from 'react';
import { takePendingSave } from './pendingSave';
import { useChangeWatchlist } from './useChangeWatchlist';

/**
 * Saves the car that the visitor clicked before signing in, once they are back on that page. Any Save button or favourite button of
 * a page does it, whichever car it is for.
 */
export function usePendingSave(): void {
  const { storage } = usePlatform();
  const user = useAppSelector(selectUser);
  const isSessionLoading = useAppSelector(selectIsSessionLoading);
  const load = useLoadWatchlist(user);
  const change = useChangeWatchlist();

  useEffect(() => {
    if (isSessionLoading) return;
    const canSave = load !== null && Boolean(user?.phone);
    const carId = takePendingSave(storage, canSave, { path: `${location.pathname}${location.search}`, time: Date.now() });
    if (carId === null || load === null || user === null) return;
    const save = () => change('save', carId, user);
    // After the list: one that was requested before the save would overwrite it.
    load().then(save, save);
  }, [change, isSessionLoading, load, storage, user]);
}
