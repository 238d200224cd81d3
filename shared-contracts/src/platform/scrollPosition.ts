import { useSyncExternalStore } from 'react';

const readers = new Set<() => void>();
let frame: number | null = null;

function tell(): void {
  frame ??= requestAnimationFrame(() => {
    frame = null;
    for (const read of readers) read();
  });
}

function subscribe(read: () => void): () => void {
  if (readers.size === 0) window.addEventListener('scroll', tell, { passive: true });
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size === 0) window.removeEventListener('scroll', tell);
  };
}

/**
 * Whether the page is scrolled by more than `pixels`; false on the server and on the first render. However many ask, the
 * page has one scroll listener, which tells them at most once a frame (SH-179).
 */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}
