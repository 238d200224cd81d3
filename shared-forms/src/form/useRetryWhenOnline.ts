import { useEffect, useRef } from 'react';

/**
 * Calls `retry` when the browser goes online while `isWaiting`, and at once where it did so during the attempt that failed: the network may be back
 * before the failure is known.
 */
export function useRetryWhenOnline(
  { isWaiting, isSubmitting }: { isWaiting: boolean; isSubmitting: boolean },
  retry: () => Promise<unknown>,
): void {
  const hasComeOnline = useRef(false);
  useEffect(() => {
    if (isSubmitting) hasComeOnline.current = false;
  }, [isSubmitting]);
  useEffect(() => {
    const handleOnline = () => {
      if (isWaiting) void retry();
      else hasComeOnline.current = true;
    };
    window.addEventListener('online', handleOnline);
    if (isWaiting && hasComeOnline.current) {
      hasComeOnline.current = false;
      void retry();
    }
    return () => window.removeEventListener('online', handleOnline);
  }, [isWaiting, retry]);
}
