import { onUserInteraction } from './onUserInteraction';

/**
 * Scrolls to where the visitor was, pixels from the top. A page that is still too short is scrolled again as it grows, until
 * it has come there or the visitor takes over; the function that it returns ends that.
 */
export function restoreScrollPosition(top: number): () => void {
  const isThere = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) < 1;
  };
  if (isThere()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const forget = onUserInteraction(stop);
  function stop(): void {
    observer.disconnect();
    forget();
  }
  observer.observe(document.body);
  return stop;
}
