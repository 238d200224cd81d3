import type { Appointment } from '@forecourt/shared-contracts';
import { Alert, Button, Dialog } from '@forecourt/shared-ui';
import { useState, type FormEvent } from 'react';
import styles from './TestDriveChange.module.css';
import { useAppointmentChange } from './useAppointmentChange';

interface CancelTestDriveProps {
  appointment: Appointment;
  onChange: (appointment: Appointment) => void;
}

/** Cancels the test drive once the visitor has confirmed it; without script the form is posted at once. */
export function CancelTestDrive({ appointment, onChange }: CancelTestDriveProps) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, error, send } = useAppointmentChange(appointment, onChange);

  const path = `/api/appointments/${appointment.id}/cancel`;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <form method="post" action={path} onSubmit={handleSubmit}>
        <Button type="submit" variant="secondary" size="l">
          Cancel the test drive
        </Button>
      </form>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Cancel the test drive?">
        <div className={styles.form}>
          <p>The time becomes free for others, and we are told.</p>
          {error && <Alert tone="error" title={error.message} />}
          <div className={styles.actions}>
            <Button variant="danger" size="l" busy={isBusy} onClick={() => void send(path, {})}>
              Yes, cancel it
            </Button>
            <Button variant="secondary" size="l" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
