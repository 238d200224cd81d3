import { useId } from 'react';
import { alertAcknowledged, selectAlert, useAppDispatch, useAppSelector } from '@forecourt/shared-contracts';
import { Button } from '@forecourt/shared-ui';
import { ModalMessage } from './ModalMessage';

/** The modal alert with one OK button, instead of the browser's own alert(). */
export function Alerts() {
  const message = useAppSelector(selectAlert);
  const dispatch = useAppDispatch();
  const messageId = useId();

  if (message === null) return null;
  const acknowledge = () => dispatch(alertAcknowledged());
  return (
    <ModalMessage labelledBy={messageId} onCancel={acknowledge}>
      <p id={messageId}>{message}</p>
      <Button variant="primary" onClick={acknowledge}>
        OK
      </Button>
    </ModalMessage>
  );
}
