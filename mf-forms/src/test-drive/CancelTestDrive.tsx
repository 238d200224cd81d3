import type { Appointment } from '@forecourt/shared-contracts';
import { ConfirmedCancel } from './ConfirmedCancel';
import { useAppointmentChange } from './useAppointmentChange';

interface CancelTestDriveProps {
  appointment: Appointment;
  onChange: (appointment: Appointment) => void;
}

/** Cancels the test drive once the visitor has confirmed it. */
export function CancelTestDrive({ appointment, onChange }: CancelTestDriveProps) {
  const { isBusy, error, send } = useAppointmentChange(appointment, onChange);
  const path = `/api/appointments/${appointment.id}/cancel`;
  return (
    <ConfirmedCancel
      path={path}
      action="Cancel the test drive"
      title="Cancel the test drive?"
      isBusy={isBusy}
      problem={error?.message ?? null}
      onConfirm={() => void send(path, {})}
    >
      The time becomes free for others, and we are told.
    </ConfirmedCancel>
  );
}
