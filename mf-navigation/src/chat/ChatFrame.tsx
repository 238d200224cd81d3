import styles from './Chat.module.css';

/** The chat page of the provider, which has no part of this page but its frame. */
export const ChatFrame = ({ address }: { address: string }) => (
  <iframe
    className={styles.frame}
    src={address}
    title="Chat"
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of another origin, which needs its own storage
    sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);
