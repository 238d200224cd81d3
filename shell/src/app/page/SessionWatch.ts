import { useEffect, useRef } from 'react';
import { selectIsSessionLoading, selectUser, useAppSelector } from '@forecourt/shared-contracts';
import { usePageReload } from '../navigation/PageRouter';

interface SessionWatchProps {
  isWaiting: boolean;
  isGated: boolean;
}

/**
 * Decides again at a gate once it is known who is here, and when somebody signs out (SH-117, SH-118). It stands beside
 * the page: a page that rendered again for a session would lose the server's HTML while its code is on the way.
 */
export function SessionWatch({ isWaiting, isGated }: SessionWatchProps): null {
  const user = useAppSelector(selectUser);
  const isLoading = useAppSelector(selectIsSessionLoading);
  const reload = usePageReload();
  const before = useRef(user);

  useEffect(() => {
    const hasLeft = before.current !== null && user === null;
    before.current = user;
    if (!isLoading && (isWaiting || (isGated && hasLeft))) void reload();
  }, [isWaiting, isGated, isLoading, user, reload]);
  return null;
}
