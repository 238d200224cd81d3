import { useRef } from 'react';
import { restoreScrollPosition } from '../scroll/restoreScrollPosition';
import { scrollToHash, scrollToHashWhenReady } from '../scroll/scrollToHashWhenReady';
import { useDisplayedPage } from './PageRouter';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * After a navigation: scrolls to the hash or the top, and restores the position after back and forward; a new page gets
 * focus at its heading. A hash is scrolled to again when late content has mounted.
 */
export function useRouteFocusAndScroll(): void {
  const { location, navigationType, restoredScrollTop } = useDisplayedPage();
  const { pathname, hash, key } = location;
  const previousPath = useRef<string | null>(null);

  useBrowserLayoutEffect(() => {
    const previous = previousPath.current;
    previousPath.current = pathname;
    // The browser itself has scrolled the first page.
    const isFirst = previous === null;
    const isOtherPage = !isFirst && previous !== pathname;
    if (isOtherPage) focusHeading();
    if (!isFirst && restoredScrollTop !== null) return restoreScrollPosition(restoredScrollTop);
    const scrollsToTop = navigationType !== 'POP' || history.scrollRestoration === 'manual';
    if (!isFirst && !scrollToHash(hash) && isOtherPage && scrollsToTop) window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector('main');
    return hash && main ? scrollToHashWhenReady(hash, main) : undefined;
    // With the key: each entry of the history is a navigation of its own.
  }, [pathname, hash, key, navigationType, restoredScrollTop]);
}
