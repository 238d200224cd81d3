import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../icon-button/IconButton';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** drawer: slides in from an edge at full height, for filters and menus. */
  presentation?: 'modal' | 'drawer';
  /** Edge of a drawer. */
  side?: 'start' | 'end' | 'bottom';
  size?: 'm' | 'l';
}

/**
 * A native modal dialog: the browser traps focus and gives it back to the opener.
 * Escape, the close button and a click on the backdrop call onClose; the caller decides.
 */
export function Dialog({ open, onClose, title, children, presentation = 'modal', side = 'end', size = 'm' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before the element leaves the page: only then does the browser give focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    element.showModal();
    return () => element.close();
  }, [open]);

  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click on the backdrop; keyboards have Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-presentation={presentation}
      data-side={side}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClick={handleClick}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
