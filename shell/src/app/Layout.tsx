import { Slot } from '@forecourt/shared-contracts';
import { Alerts } from './Alerts';
import { DocumentMeta } from './DocumentMeta';
import { useIsPageLoading } from './navigation/PageRouter';
import { Page } from './Page';
import { ScenarioBar } from '../standalone/harness/ScenarioBar';
import { useShell } from './shellContext';
import { Toasts } from './Toasts';
import { useArrival } from './useArrival';
import { useScreenSize } from './useScreenSize';
import styles from './Layout.module.css';

/** Header, page and footer of every address. */
export function Layout() {
  const { alone } = useShell().composition;
  const isLoading = useIsPageLoading();
  useArrival();
  useScreenSize();

  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {isLoading && <progress className={styles.progress} aria-label="Loading the page" />}
      {alone && <ScenarioBar alone={alone} />}
      <Slot name="header" />
      <main id="content" className={styles.main}>
        <Page />
      </main>
      <Slot name="footer" />
      <Toasts />
      <Alerts />
      <DocumentMeta />
    </>
  );
}
