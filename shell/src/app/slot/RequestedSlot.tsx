import { useId } from 'react';
import { phoneAddress, useSite } from '@forecourt/shared-contracts';
import { Button, Skeleton, Stack } from '@forecourt/shared-ui';
import { ModalMessage } from '../notifications/ModalMessage';
import styles from './RequestedSlot.module.css';

interface RequestedSlotProps {
  /** Closes a slot that is a dialog; missing for one within the page. */
  onClose: (() => void) | undefined;
}

/** While a requested slot loads. A dialog that opens at once displays nothing before itself. */
export function RequestedSlotLoading({ onClose, reserve }: RequestedSlotProps & { reserve: string }) {
  const id = useId();
  if (!onClose) return <Skeleton height={reserve} />;
  return (
    <ModalMessage labelledBy={id} onCancel={onClose} appears="late">
      <p id={id}>Loading…</p>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
    </ModalMessage>
  );
}

/** Where a requested slot failed: what happened, and the ways on. */
export function RequestedSlotUnavailable({ onClose, onRetry }: RequestedSlotProps & { onRetry: () => void }) {
  const { phone } = useSite();
  const id = useId();
  const message = (
    <>
      This part of the page is temporarily unavailable. Please try again
      {phone && (
        <>
          , or call us on <a href={phoneAddress(phone)}>{phone}</a>
        </>
      )}
      .
    </>
  );
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      Retry
    </Button>
  );
  if (!onClose)
    return (
      <div className={styles.inPage}>
        <output>{message}</output>
        {retry}
      </div>
    );
  return (
    <ModalMessage labelledBy={id} onCancel={onClose}>
      <p id={id}>{message}</p>
      <Stack direction="row" gap={3}>
        {retry}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </Stack>
    </ModalMessage>
  );
}
