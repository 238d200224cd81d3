import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that reads how long the form has been displayed, in seconds with one decimal. */
export function useFillTime(): () => number {
  const displayedAt = useRef(0);
  useEffect(() => {
    displayedAt.current = performance.now();
  }, []);
  return useCallback(() => Math.round((performance.now() - displayedAt.current) / 100) / 10, []);
}
