import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { Slot } from '@forecourt/shared-contracts';
import { DocumentMeta } from './DocumentMeta';
import { Toasts } from './Toasts';
import styles from './Layout.module.css';

/** After a navigation: to the anchor or the top, and focus to the new page's heading. */
function useArrival() {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) anchor.scrollIntoView();
    else if (how !== 'POP') window.scrollTo(0, 0);
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
      {state === 'loading' && <div className={styles.progress} role="progressbar" aria-label="Loading the page" />}
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
