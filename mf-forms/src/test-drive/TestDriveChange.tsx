import {
  carHeading,
  carPath,
  testDriveChanged,
  useAppDispatch,
  usePlatform,
  type Appointment,
  type Location,
} from '@forecourt/shared-contracts';
import { Card, LinkButton, Stack } from '@forecourt/shared-ui';
import { useEffect, useState } from 'react';
import { CalendarButton } from './CalendarButton';
import { CancelTestDrive } from './CancelTestDrive';
import { ChangeNotice } from './ChangeNotice';
import { MoveTestDrive } from './MoveTestDrive';
import styles from './TestDriveChange.module.css';
import { TestDriveFacts } from './TestDriveFacts';

interface TestDriveChangeProps {
  appointment: Appointment;
  location: Location;
}

/** A booked test drive, which the visitor moves or cancels; one that is cancelled or over, with the way to another. */
export function TestDriveChange({ appointment: loaded, location }: TestDriveChangeProps) {
  const { to } = usePlatform();
  const dispatch = useAppDispatch();
  const [appointment, setAppointment] = useState(loaded);
  const { id, state, start, lead_id: leadId, sequence, car } = appointment;
  const isBooked = state === 'booked';
  const hasChanged = appointment !== loaded;
  const testDrive = to.ifDeployed('forms.test-drive');

  // The enquiries of this browser follow, also where the change was made in another one.
  useEffect(() => {
    if (state !== 'past') dispatch(testDriveChanged({ leadId, start: isBooked ? start : null }));
  }, [dispatch, isBooked, leadId, start, state]);

  return (
    <>
      {(hasChanged || !isBooked) && <ChangeNotice key={sequence} state={state} takesFocus={hasChanged} />}
      <Card as="section" padding="l" className={styles.card} aria-labelledby="test-drive">
        <h2 id="test-drive" className={styles.heading}>
          {car ? carHeading(car) : `Test drive at ${location.name}`}
        </h2>
        {state !== 'cancelled' && <TestDriveFacts start={start} location={location} />}
        {isBooked && <p>Keep the address of this page: with it you can move or cancel the test drive, without signing in.</p>}
        <Stack direction="row" gap={3}>
          {state !== 'past' && (
            <CalendarButton
              {...{ leadId, start, location, sequence }}
              carName={car && carHeading(car)}
              isCancelled={!isBooked}
              changePath={to('forms.appointment', { appointmentId: id })}
            >
              {isBooked ? 'Add to calendar' : 'Remove from calendar'}
            </CalendarButton>
          )}
          {!isBooked && testDrive && (
            <LinkButton to={testDrive} variant="primary">
              Book another test drive
            </LinkButton>
          )}
          {car && (
            <LinkButton to={carPath(to, car)} variant="quiet">
              Back to the vehicle
            </LinkButton>
          )}
        </Stack>
      </Card>
      {isBooked && (
        <>
          <MoveTestDrive key={sequence} appointment={appointment} location={location} onChange={setAppointment} />
          <CancelTestDrive appointment={appointment} onChange={setAppointment} />
        </>
      )}
    </>
  );
}
