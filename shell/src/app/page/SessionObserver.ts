import { useEffect, useRef } from 'react';
import { selectIsSessionLoading, selectUser, useAppSelector } from '@forecourt/shared-contracts';
import { usePageReload } from '../navigation/PageRouter';

interface SessionObserverProps {
  isWaiting: boolean;
  isGated: boolean;
}

/**
 * Loads a gated page again once the session is known, and when the visitor signs out. A component beside the page, because
 * a page that renders again for the session would lose its server HTML while its code loads.
 */
export function SessionObserver({ isWaiting, isGated }: SessionObserverProps): null {
  const user = useAppSelector(selectUser);
  const isLoading = useAppSelector(selectIsSessionLoading);
  const reload = usePageReload();
  const previousUser = useRef(user);

  useEffect(() => {
    const hasSignedOut = previousUser.current !== null && user === null;
    previousUser.current = user;
    if (!isLoading && (isWaiting || (isGated && hasSignedOut))) void reload();
  }, [isWaiting, isGated, isLoading, user, reload]);
  return null;
}
