import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { alertAcknowledged, selectAlert, useAppDispatch, useAppSelector } from '@forecourt/shared-contracts';
import { Button } from '@forecourt/shared-ui';
import styles from './Alerts.module.css';

/** The modal alert with one OK button, instead of the browser's own alert(). */
export function Alerts() {
  const message = useAppSelector(selectAlert);
  const dispatch = useAppDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const messageId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || message === null) return undefined;
    element.showModal();
    return () => element.close();
  }, [message]);

  const acknowledge = () => dispatch(alertAcknowledged());
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    acknowledge();
  };

  if (message === null) return null;
  return (
    <dialog ref={dialog} role="alertdialog" aria-labelledby={messageId} className={styles.alert} onCancel={handleCancel}>
      <p id={messageId}>{message}</p>
      <Button variant="primary" onClick={acknowledge}>
        OK
      </Button>
    </dialog>
  );
}
