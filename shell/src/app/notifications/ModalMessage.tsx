import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import styles from './ModalMessage.module.css';

interface ModalMessageProps {
  /** Id of the element that names it. */
  labelledBy: string;
  /** The visitor pressed Escape. */
  onCancel(): void;
  /** late: after half a second, for what is mostly gone by then. */
  appears?: 'at-once' | 'late';
  children: ReactNode;
}

/** A modal box with a message of the shell, open for as long as it is rendered. */
export function ModalMessage({ labelledBy, onCancel, appears = 'at-once', children }: ModalMessageProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before the element leaves the page: only then does the browser give focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={labelledBy}
      className={styles.message}
      data-appears={appears}
      onCancel={handleCancel}
    >
      {children}
    </dialog>
  );
}
