/** What the shell stores in history.state of an entry. */
export interface HistoryEntry {
  key: string;
  state: unknown;
  /** Scroll position when a link was followed from this entry, pixels from the top. */
  scrollTop?: number;
}

export const newKey = () => Math.random().toString(36).slice(2, 10);

/** The current entry of the history. The first one, and one that a hash link made, get their key here. */
export function currentHistoryEntry(): HistoryEntry {
  const known = history.state as Partial<HistoryEntry> | null;
  if (known?.key !== undefined) return known as HistoryEntry;
  const fresh = { key: newKey(), state: null };
  history.replaceState(fresh, '');
  return fresh;
}

/**
 * Scroll positions of the history entries of this visit. The browser's own scroll restoration is of no use within the app:
 * it scrolls the page that is left, before the next one is rendered. When the visitor leaves or reloads the site the browser does it.
 */
export function createScrollRestoration() {
  const positions = new Map<string, number>();
  const handlePageHide = () => {
    history.scrollRestoration = 'auto';
  };
  addEventListener('pagehide', handlePageHide);

  return {
    /** Called before another entry becomes the current one. */
    save({ key, state }: Pick<HistoryEntry, 'key' | 'state'>, navigationType: 'PUSH' | 'REPLACE' | 'POP'): void {
      positions.set(key, scrollY);
      if (navigationType !== 'PUSH') return;
      history.scrollRestoration = 'manual';
      history.replaceState({ key, state, scrollTop: scrollY } satisfies HistoryEntry, '');
    },
    /** Pixels from the top; null for an entry that was never left. */
    positionOf: ({ key, scrollTop }: HistoryEntry): number | null => positions.get(key) ?? scrollTop ?? null,
    stop: () => removeEventListener('pagehide', handlePageHide),
  };
}
