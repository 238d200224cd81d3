import { onUserInteraction } from './onUserInteraction';

/**
 * Scrolls to a position, pixels from the top. A page that is still too short is scrolled again as it grows, until the
 * position is reached or the visitor interacts; the returned function stops it.
 */
export function restoreScrollPosition(top: number): () => void {
  const reachesPosition = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) < 1;
  };
  if (reachesPosition()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (reachesPosition()) stop();
  });
  const removeListeners = onUserInteraction(stop);
  function stop(): void {
    observer.disconnect();
    removeListeners();
  }
  observer.observe(document.body);
  return stop;
}
