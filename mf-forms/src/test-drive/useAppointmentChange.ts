import { ApiError, UNEXPECTED_ERROR, usePlatform, type Appointment } from '@forecourt/shared-contracts';
import { forgetSentLead } from '@forecourt/shared-forms';
import { useState } from 'react';

interface ChangeError {
  message: string;
  /** It is about the chosen time. */
  isAboutTime: boolean;
}

const errorOf = (error: unknown): ChangeError => {
  if (!(error instanceof ApiError)) return { message: UNEXPECTED_ERROR, isAboutTime: false };
  const { start } = error.fields;
  return { message: start ?? error.message, isAboutTime: start !== undefined };
};

/** Sends a change of an appointment, one at a time; where it was cancelled or is over meanwhile, what it is now is the result. */
export function useAppointmentChange({ id, lead_id: leadId }: Appointment, onChange: (appointment: Appointment) => void) {
  const { api, storage } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ChangeError | null>(null);

  const send = async (path: string, body: { start?: string }) => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const changed = api.post<Appointment>(path, body);
      const current = await changed.catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 409) return api.get<Appointment>(`/api/appointments/${id}`);
        throw failure;
      });
      // Whoever books the first time again wants a new test drive.
      forgetSentLead(storage, leadId);
      onChange(current);
    } catch (failure) {
      setError(errorOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, setError, send };
}
