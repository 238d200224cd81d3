import type { Car } from './car';
import { type InferType } from 'yup';
import { entity, flag, requiredText } from './fields';

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A time that a test drive can be booked for: ISO 8601 with offset. */
export const appointmentSlotSchema = entity({
  start: requiredText().matches(WITH_OFFSET, '${path} must be an ISO date-time with offset'),
  available: flag(),
});
export type AppointmentSlot = InferType<typeof appointmentSlotSchema>;

/** A booked test drive, as its visitor sees it. */
export interface Appointment {
  /** Whoever has it may change the test drive: it is the visitor's secret. */
  id: string;
  lead_id: string;
  /** ISO 8601 with the offset of the location. */
  start: string;
  location_id: number;
  car: Pick<Car, 'slug' | 'name' | 'year' | 'make' | 'model' | 'badge' | 'series'> | null;
  /** Number of changes. */
  sequence: number;
  state: 'booked' | 'cancelled' | 'past';
}
