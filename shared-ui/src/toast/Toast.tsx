import { IconButton } from '../icon-button/IconButton';
import { LinkButton } from '../link-button/LinkButton';
import styles from './Toast.module.css';

export interface ToastProps {
  /** The one message of the page, or null: at most one shows. */
  message: { text: string; action?: { label: string; to: string } } | null;
  onClose: () => void;
  closeLabel?: string;
}

/** A short message over the page, announced politely. The live region exists before the message, so that it is announced. */
export function Toast({ message, onClose, closeLabel = 'Close' }: ToastProps) {
  return (
    <output className={styles.place}>
      {message && (
        <div className={styles.toast}>
          <span className={styles.text}>{message.text}</span>
          {message.action && (
            <LinkButton to={message.action.to} variant="quiet" size="s">
              {message.action.label}
            </LinkButton>
          )}
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
      )}
    </output>
  );
}
