import { dayNumber, type AppointmentSlot, type Location, type SiteConfig } from '@forecourt/shared-contracts';
import { invalid } from '../../infrastructure/http/problems';
import type { ContentRepository } from '../content/contentRepository';
import type { AppointmentRepository } from './appointmentRepository';
import { appointmentSlots } from './slots';

const MAX_DAYS = 31;

function checkRange(from: string, to: string): void {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (Number.isNaN(days)) throw invalid({ [Number.isNaN(dayNumber(from)) ? 'from' : 'to']: 'is no date' });
  if (days < 1) throw invalid({ to: 'must not lie before from' });
  if (days > MAX_DAYS) throw invalid({ to: `must lie within ${MAX_DAYS} days from from` });
}

interface LocationSlotsOptions {
  appointments: Pick<AppointmentRepository, 'bookedStarts'>;
  content: Pick<ContentRepository, 'list'>;
  now: () => Date;
}

/** Slots of a location between two dates in its time zone, at most 31 days; rejects with validation_failed for another range. */
export type LocationSlots = (site: SiteConfig, location: Location, from: string, to: string) => Promise<AppointmentSlot[]>;

/** Reads the slots by the hours of the location, its special hours and what is booked. */
export const createLocationSlots =
  ({ appointments, content, now }: LocationSlotsOptions): LocationSlots =>
  async (site, location, from, to) => {
    checkRange(from, to);
    const special = (await content.list(site.slug, 'special-hours')).map(({ document }) => document);
    const booked = await appointments.bookedStarts(site.slug, location.id, from, to);
    return appointmentSlots({ location, site, special, timeZone: site.switches.openingHoursTimeZone, from, to, now: now(), booked });
  };
