import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let frame: number | null = null;

function notify(): void {
  frame ??= requestAnimationFrame(() => {
    frame = null;
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('scroll', notify, { passive: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('scroll', notify);
  };
}

/**
 * Whether the page is scrolled by more than `pixels`; false on the server and on the first render. All callers share one
 * scroll listener, which notifies them at most once a frame.
 */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}
