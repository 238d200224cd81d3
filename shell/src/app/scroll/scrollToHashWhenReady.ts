import { onUserInteraction } from './onUserInteraction';

/** Scrolls to the element of an anchor such as '#vehicle-map', below the fixed header; false when it is not there. */
export function scrollToHash(hash: string): boolean {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // An anchor with a stray % is taken as it stands.
  }
  const target = id === '' ? null : document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}

/**
 * Scrolls to an anchor once more when a lazily loaded page or slot has mounted, because it pushes the anchor away or
 * brings it (SH-111). Ends by itself, when the visitor takes over, and by the function that it returns.
 */
export function scrollToHashWhenReady(hash: string, within: Element): () => void {
  const observer = new MutationObserver((changes) => {
    const hasMounted = changes.some(({ target, addedNodes }) => addedNodes.length > 0 && (target as Element).matches('[data-page], [data-slot]'));
    if (hasMounted && scrollToHash(hash)) stop();
  });
  const forget = onUserInteraction(stop);
  function stop(): void {
    observer.disconnect();
    forget();
  }
  observer.observe(within, { childList: true, subtree: true });
  return stop;
}
