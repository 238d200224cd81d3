import { useEffect, useRef, type SyntheticEvent } from 'react';

const nameOf = (link: Element | null) => link?.firstElementChild?.textContent ?? null;

/**
 * Attributes of an element around lists of entries, between which a choice moves its entry: the focus goes with it, once, instead of back
 * to the start of the page; to the summary of the rest where the entry is folded.
 */
export function useFocusedEntry(entries: unknown) {
  const around = useRef<HTMLDivElement>(null);
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    const name = chosen.current;
    if (name === null || document.activeElement !== document.body) return;
    const link = [...(around.current?.querySelectorAll('a') ?? [])].find((each) => nameOf(each) === name);
    if (!link) return;
    chosen.current = null;
    const folded = link.closest<HTMLDetailsElement>('details:not([open])');
    (around.current?.contains(folded) ? folded?.querySelector('summary') : link)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new entries are new links
  }, [entries]);
  return {
    ref: around,
    onClickCapture: ({ target }: SyntheticEvent) => {
      chosen.current = nameOf(target instanceof Element ? target.closest('a') : null);
    },
    onBlurCapture: ({ nativeEvent }: SyntheticEvent) => {
      // Elsewhere by the visitor, not because the link is gone.
      if (nativeEvent instanceof FocusEvent && nativeEvent.relatedTarget) chosen.current = null;
    },
  };
}
