import type { AppointmentSlot } from '../entities/appointment';

/** A free appointment of a Perth location, for tests. */
export function anAppointmentSlot(over: Partial<AppointmentSlot> = {}): AppointmentSlot {
  return { start: '2026-03-02T10:00:00+08:00', available: true, ...over };
}
