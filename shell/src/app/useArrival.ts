import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { followLateAnchor, scrollToAnchor } from './lateAnchor';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** After a navigation: to the anchor or the top; a new page takes focus at its heading. An anchor is found again (SH-111). */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    const before = arrivedAt.current;
    arrivedAt.current = pathname;
    // The browser itself has scrolled the first page.
    const isFirst = before === null;
    if (!isFirst && !scrollToAnchor(hash) && how !== 'POP' && before !== pathname) window.scrollTo(0, 0);
    if (!isFirst && before !== pathname) focusHeading();
    const main = document.querySelector('main');
    return hash && main ? followLateAnchor(hash, main) : undefined;
  }, [pathname, hash, how]);
}
