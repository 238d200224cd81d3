import { minutesOf, withOffset } from '@forecourt/shared-contracts';

const TYPED = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** Whether a value is a time that was typed, '2026-03-02T09:30' by the clock of the location: a wish, where a slot has its offset. */
export const isTypedTime = (value: string): boolean => TYPED.test(value);

/** A typed time as ISO 8601 with the offset of the location's zone; null for any other value. */
export function typedInstant(value: string, timeZone: string): string | null {
  const [, date, time] = TYPED.exec(value) ?? [];
  const minutes = minutesOf(time);
  return date && minutes !== null ? withOffset(date, minutes, timeZone) : null;
}
