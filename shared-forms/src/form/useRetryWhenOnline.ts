import { useEffect } from 'react';

/** Calls `retry` when the browser goes online while `isWaiting`. */
export function useRetryWhenOnline(isWaiting: boolean, retry: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const handleOnline = () => void retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isWaiting, retry]);
}
