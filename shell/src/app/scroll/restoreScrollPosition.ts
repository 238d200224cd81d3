import { onUserInteraction } from './onUserInteraction';

/**
 * Scrolls to a position, pixels from the top. A page that is still too short is scrolled again as it grows, until the
 * position is reached. Until the visitor interacts the browser does not anchor the position to an element: cards that arrive
 * above it would move it along, down to the end of the list. The returned function ends both.
 */
export function restoreScrollPosition(top: number): () => void {
  // Chromium takes the window's value from the body, others from the root.
  const scrollers = [document.documentElement, document.body];
  const reachesPosition = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) < 1;
  };
  const growth = () => {
    const observer = new ResizeObserver(() => {
      if (reachesPosition()) observer.disconnect();
    });
    observer.observe(document.body);
    return observer;
  };
  for (const { style } of scrollers) style.setProperty('overflow-anchor', 'none');
  const observer = reachesPosition() ? null : growth();
  const removeListeners = onUserInteraction(stop);
  function stop(): void {
    observer?.disconnect();
    removeListeners();
    for (const { style } of scrollers) style.removeProperty('overflow-anchor');
  }
  return stop;
}
