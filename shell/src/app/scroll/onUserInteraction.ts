/** How long the shell may scroll a page whose parts still arrive, milliseconds. */
const LATE_MS = 10_000;

/** What a visitor does to move on; nobody is pulled back after that. */
const INTERACTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls `stop` when the visitor takes over, or late; answers what forgets about it. */
export function onUserInteraction(stop: () => void): () => void {
  const timer = setTimeout(stop, LATE_MS);
  for (const event of INTERACTIONS) window.addEventListener(event, stop, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of INTERACTIONS) window.removeEventListener(event, stop);
  };
}
