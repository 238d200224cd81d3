import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { selectIsSessionLoading, selectUser, useAppSelector } from '@forecourt/shared-contracts';

/** Decides again at a gate once it is known who is here, and when somebody signs out (SH-117, SH-118). */
export function useSessionWatch(isWaiting: boolean, isGated: boolean): void {
  const user = useAppSelector(selectUser);
  const isLoading = useAppSelector(selectIsSessionLoading);
  const { revalidate } = useRevalidator();
  const before = useRef(user);

  useEffect(() => {
    const hasLeft = before.current !== null && user === null;
    before.current = user;
    if (!isLoading && (isWaiting || (isGated && hasLeft))) void revalidate();
  }, [isWaiting, isGated, isLoading, user, revalidate]);
}
