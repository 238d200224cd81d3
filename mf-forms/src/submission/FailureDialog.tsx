import { Button, Dialog } from '@forecourt/shared-ui';
import styles from './FailureDialog.module.css';
import { SUBMIT_FAILED } from './sendLead';

export interface FailureDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Interrupts with the fact that nothing was sent (FO-008). */
export function FailureDialog({ isOpen, onClose }: FailureDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title="Enquiry not sent">
      <div className={styles.body}>
        <p>{SUBMIT_FAILED}</p>
        <Button onClick={onClose}>OK</Button>
      </div>
    </Dialog>
  );
}
