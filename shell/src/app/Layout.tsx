import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { Slot } from '@forecourt/shared-contracts';
import { DocumentMeta } from './DocumentMeta';
import { Toasts } from './Toasts';
import styles from './Layout.module.css';

/** After a navigation: to the anchor or the top; a new page takes focus at its heading. */
function useArrival() {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    const before = arrivedAt.current;
    arrivedAt.current = pathname;
    if (before === null) return;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) anchor.scrollIntoView();
    else if (how !== 'POP' && before !== pathname) window.scrollTo(0, 0);
    if (before === pathname) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, how]);
}

/** Header, page and footer of every address. */
export function Layout() {
  const { state } = useNavigation();
  useArrival();

  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {state === 'loading' && <progress className={styles.progress} aria-label="Loading the page" />}
      <Slot name="header" />
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <Slot name="footer" />
      <Toasts />
      <DocumentMeta />
    </>
  );
}
