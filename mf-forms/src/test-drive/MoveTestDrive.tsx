import { timeZoneAt, useSite, type Appointment, type Location } from '@forecourt/shared-contracts';
import { AppointmentPicker, useAppointmentSlots } from '@forecourt/shared-forms';
import { Alert, Button, Card, Skeleton } from '@forecourt/shared-ui';
import { useState, type FormEvent } from 'react';
import styles from './TestDriveChange.module.css';
import { useAppointmentChange } from './useAppointmentChange';

const NO_TIME = 'Please choose a new time.';
const isTime = (value: string) => value.includes('T');

interface MoveTestDriveProps {
  appointment: Appointment;
  location: Location;
  onChange: (appointment: Appointment) => void;
}

/** Another free time of the same location. */
export function MoveTestDrive({ appointment, location, onChange }: MoveTestDriveProps) {
  const site = useSite();
  const [chosen, setChosen] = useState('');
  const [attempt, setAttempt] = useState(0);
  const slots = useAppointmentSlots(location, attempt);
  const { isBusy, error, setError, send } = useAppointmentChange(appointment, onChange);

  const handleChange = (value: string) => {
    setChosen(value);
    setError(null);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isTime(chosen)) return setError({ message: NO_TIME, isAboutTime: true });
    await send(`/api/appointments/${appointment.id}/move`, { start: chosen });
    // A time that was taken meanwhile is not offered again.
    setAttempt((last) => last + 1);
  };

  return (
    <Card as="section" padding="l" aria-labelledby="move-test-drive">
      <form className={styles.form} aria-labelledby="move-test-drive" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <h2 id="move-test-drive" className={styles.heading}>
          Choose another time
        </h2>
        <noscript>
          <p>Your browser runs no scripts. To choose another time, call us.</p>
        </noscript>
        {slots.state === 'loading' && <Skeleton height="14rem" />}
        {slots.state === 'failed' && (
          <>
            <Alert tone="error" title="We can not list the free times at the moment. Please try again, or call us." />
            <div>
              <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
                Try again
              </Button>
            </div>
          </>
        )}
        {slots.state === 'ready' && slots.days.length === 0 && <p>There is no other free time in the next month. Please call us.</p>}
        {slots.state === 'ready' && slots.days.length > 0 && (
          <>
            <AppointmentPicker
              legend="Day"
              days={slots.days}
              timeZone={timeZoneAt(location, site)}
              value={chosen}
              onChange={handleChange}
              error={error?.isAboutTime ? error.message : undefined}
            />
            {error && !error.isAboutTime && <Alert tone="error" title={error.message} />}
            <div>
              <Button type="submit" size="l" busy={isBusy}>
                Move the test drive
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}
