import { selectChatSubject, Slot, useAppSelector, useSwitches } from '@forecourt/shared-contracts';
import { Alerts } from '../notifications/Alerts';
import { DocumentMeta } from './DocumentMeta';
import { Promotion } from './Promotion';
import { useIsLeaving, useIsPageLoading } from '../navigation/PageRouter';
import { Page } from '../page/Page';
import { PageLoading } from '../page/PageUnavailable';
import { useShell } from '../shell-services/shellServices';
import { Toasts } from '../notifications/Toasts';
import { useRouteFocusAndScroll } from '../navigation/useRouteFocusAndScroll';
import { useScreenSize } from './useScreenSize';
import styles from './Layout.module.css';

/** Header, page and footer of every URL. */
export function Layout() {
  const { standalone } = useShell();
  const isChatOpen = useAppSelector(selectChatSubject) !== null;
  const { popupPromotion } = useSwitches();
  const isLoading = useIsPageLoading();
  const isLeaving = useIsLeaving();
  useRouteFocusAndScroll();
  useScreenSize();

  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {isLoading && <progress className={styles.progress} aria-label="Loading the page" />}
      {standalone && <standalone.Bar />}
      <Slot name="header" />
      <main id="content" className={styles.main}>
        <Page />
      </main>
      {isLeaving && (
        <div className={styles.next} aria-hidden="true">
          <PageLoading />
        </div>
      )}
      <Slot name="footer" />
      {isChatOpen && <Slot name="chat" fallback={null} />}
      {popupPromotion && <Promotion isHidden={isChatOpen} />}
      <Toasts />
      <Alerts />
      <DocumentMeta />
    </>
  );
}
