import { addDays, clockAt, timeZoneAt, useClock, usePlatform, type AppointmentSlot, type Location } from '@forecourt/shared-contracts';
import { useEffect, useState } from 'react';
import { appointmentDays, type AppointmentDay } from './appointmentDays';

/** As many days as the back end lists at once. */
const DAYS = 31;

export type AppointmentSlots =
  | { state: 'loading' }
  /** The slots are not known: a future time may be typed as a wish. */
  | { state: 'failed' }
  | { state: 'ready'; days: readonly AppointmentDay[] };

type Result = { request: string; slots: AppointmentSlot[] | null };

/** The free slots of a location for the next 31 days; `attempt` counts the submits, after each of which they are loaded again. */
export function useAppointmentSlots(location: Location, attempt: number): AppointmentSlots {
  const { api, site } = usePlatform();
  const now = useClock();
  const today = clockAt(now, timeZoneAt(location, site)).date;
  const path = `/api/appointments?location_id=${location.id}&from=${today}&to=${addDays(today, DAYS - 1)}`;
  const request = `${path} ${attempt}`;
  const [result, setResult] = useState<Result | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const settle = (slots: AppointmentSlot[] | null) => {
      if (!controller.signal.aborted) setResult({ request, slots });
    };
    api.get<AppointmentSlot[]>(path, { signal: controller.signal }).then(
      (slots) => settle(Array.isArray(slots) ? slots : null),
      () => settle(null),
    );
    return () => controller.abort();
  }, [api, path, request]);

  if (!result || result.request.split(' ')[0] !== path) return { state: 'loading' };
  return result.slots ? { state: 'ready', days: appointmentDays(result.slots, today) } : { state: 'failed' };
}
