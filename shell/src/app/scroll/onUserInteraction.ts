/** How long after a navigation the shell may scroll a page that still loads, milliseconds. */
const TIMEOUT_MS = 10_000;

const EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls `stop` on the first interaction of the visitor, or after 10 s; returns a function that removes the listeners. */
export function onUserInteraction(stop: () => void): () => void {
  const timer = setTimeout(stop, TIMEOUT_MS);
  for (const event of EVENTS) window.addEventListener(event, stop, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of EVENTS) window.removeEventListener(event, stop);
  };
}
