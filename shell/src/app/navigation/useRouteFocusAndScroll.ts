import { useRef } from 'react';
import { scrollToHashWhenReady, scrollToHash } from '../scroll/scrollToHashWhenReady';
import { useDisplayedPage } from './PageRouter';
import { restoreScrollPosition } from '../scroll/restoreScrollPosition';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * After a navigation: to the anchor or the top, by back and forward to where the visitor was (SE-005); a new page takes
 * focus at its heading. An anchor is found again (SH-111).
 */
export function useRouteFocusAndScroll(): void {
  const { location, navigationType, restoredScrollTop } = useDisplayedPage();
  const { pathname, hash, key } = location;
  const arrivedAt = useRef<string | null>(null);

  useBrowserLayoutEffect(() => {
    const before = arrivedAt.current;
    arrivedAt.current = pathname;
    // The browser itself has scrolled the first page.
    const isFirst = before === null;
    const isOther = !isFirst && before !== pathname;
    if (isOther) focusHeading();
    if (!isFirst && restoredScrollTop !== null) return restoreScrollPosition(restoredScrollTop);
    const isOurs = navigationType !== 'POP' || history.scrollRestoration === 'manual';
    if (!isFirst && !scrollToHash(hash) && isOther && isOurs) window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector('main');
    return hash && main ? scrollToHashWhenReady(hash, main) : undefined;
    // With its key: each entry of the history is an arrival of its own.
  }, [pathname, hash, key, navigationType, restoredScrollTop]);
}
