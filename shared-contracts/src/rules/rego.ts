import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { clockAt, dateOf, shortDate } from './calendar';

/** Text on a car's registration, or null for none; the day of expiry still counts as registered. */
export function regoExpiryText(
  { rego_expiry }: Pick<Car, 'rego_expiry'>,
  { regoExpiredDisplay, openingHoursTimeZone }: Pick<Switches, 'regoExpiredDisplay' | 'openingHoursTimeZone'>,
  now: Date,
): string | null {
  const expiry = dateOf(rego_expiry);
  if (!expiry) return null;
  if (expiry >= clockAt(now, openingHoursTimeZone).date) return `Expires on ${shortDate(expiry)}`;
  return regoExpiredDisplay === 'hidden' ? null : 'Unregistered';
}
