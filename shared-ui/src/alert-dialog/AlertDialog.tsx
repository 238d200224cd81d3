import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import styles from './AlertDialog.module.css';

export interface AlertDialogProps {
  open: boolean;
  /** The question, for example 'Remove this car?'. */
  title: string;
  /** Consequences of the confirmation. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A confirmation dialog. Focus starts at the cancel button; a click on the backdrop does nothing, Escape cancels. */
export function AlertDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDangerous = false,
  busy = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  return (
    <Dialog open={open} onClose={onCancel} title={title} role="alertdialog">
      <div className={styles.body}>
        <div>{children}</div>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
