import { onUserInteraction } from './onUserInteraction';

/** Scrolls to the element of a hash such as '#vehicle-map', below the fixed header; false when there is no such element. */
export function scrollToHash(hash: string): boolean {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A hash with a stray % is used undecoded.
  }
  const target = id === '' ? null : document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}

/**
 * Scrolls to a hash again when a lazily loaded page or slot has mounted, because it moves the target or contains it.
 * Stops after that, when the visitor interacts, and by the function that it returns.
 */
export function scrollToHashWhenReady(hash: string, within: Element): () => void {
  const observer = new MutationObserver((changes) => {
    const hasMounted = changes.some(
      ({ target, addedNodes }) => addedNodes.length > 0 && (target as Element).matches('[data-page], [data-slot]'),
    );
    if (hasMounted && scrollToHash(hash)) stop();
  });
  const removeListeners = onUserInteraction(stop);
  function stop(): void {
    observer.disconnect();
    removeListeners();
  }
  observer.observe(within, { childList: true, subtree: true });
  return stop;
}
