import { useEffect, useRef, type SyntheticEvent } from 'react';

const nameOf = (link: Element | null | undefined) => link?.firstElementChild?.textContent ?? null;

/**
 * Attributes of an element around lists of entries, between which a choice moves its entry: the focus goes with it, instead of back to the
 * start of the page.
 */
export function useFocusedEntry(entries: unknown) {
  const around = useRef<HTMLDivElement>(null);
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    if (chosen.current === null || document.activeElement !== document.body) return;
    const links = [...(around.current?.querySelectorAll('a') ?? [])];
    links.find((link) => nameOf(link) === chosen.current)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new entries are new links
  }, [entries]);
  return {
    ref: around,
    onFocusCapture: ({ target }: SyntheticEvent) => {
      chosen.current = nameOf(target instanceof Element ? target.closest('a') : null);
    },
  };
}
