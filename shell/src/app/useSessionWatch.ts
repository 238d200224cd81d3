import { useEffect, useRef } from 'react';
import { selectIsSessionLoading, selectUser, useAppSelector } from '@forecourt/shared-contracts';
import { usePageLoading } from './navigation/PageRouter';

/** Decides again at a gate once it is known who is here, and when somebody signs out (SH-117, SH-118). */
export function useSessionWatch(isWaiting: boolean, isGated: boolean): void {
  const user = useAppSelector(selectUser);
  const isLoading = useAppSelector(selectIsSessionLoading);
  const { reload } = usePageLoading();
  const before = useRef(user);

  useEffect(() => {
    const hasLeft = before.current !== null && user === null;
    before.current = user;
    if (!isLoading && (isWaiting || (isGated && hasLeft))) void reload();
  }, [isWaiting, isGated, isLoading, user, reload]);
}
