/** What the shell keeps with an entry of the browser's history. */
export interface HistoryEntry {
  key: string;
  state: unknown;
  /** Where the visitor was when a link led on from here, pixels from the top. */
  restoredScrollTop?: number;
}

export const newKey = () => Math.random().toString(36).slice(2, 10);

/** The entry of the history that shows. The first one, and one that an anchor of the page made, have no key yet. */
export function currentHistoryEntry(): HistoryEntry {
  const known = history.state as Partial<HistoryEntry> | null;
  if (known?.key !== undefined) return known as HistoryEntry;
  const fresh = { key: newKey(), state: null };
  history.replaceState(fresh, '');
  return fresh;
}

/**
 * Where the visitor left the pages of this visit. The browser's own memory is no use inside the app: it scrolls the page
 * that is left, before the one that comes is here. Who leaves the site or reloads it is scrolled by the browser.
 */
export function createScrollRestoration() {
  const leftAt = new Map<string, number>();
  const handlePageHide = () => {
    history.scrollRestoration = 'auto';
  };
  addEventListener('pagehide', handlePageHide);

  return {
    /** Before another entry takes the place of this one. */
    leave({ key, state }: Pick<HistoryEntry, 'key' | 'state'>, how: 'PUSH' | 'REPLACE' | 'POP'): void {
      leftAt.set(key, scrollY);
      if (how !== 'PUSH') return;
      history.scrollRestoration = 'manual';
      history.replaceState({ key, state, restoredScrollTop: scrollY } satisfies HistoryEntry, '');
    },
    /** null where the visitor has not been. */
    of: ({ key, restoredScrollTop }: HistoryEntry): number | null => leftAt.get(key) ?? restoredScrollTop ?? null,
    stop: () => removeEventListener('pagehide', handlePageHide),
  };
}
