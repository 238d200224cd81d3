import { clockAt, dayNumber, timeZoneAt, type AppointmentSlot, type Location, type SiteConfig } from '@forecourt/shared-contracts';
import { invalid } from '../../../infrastructure/http/problems';
import type { ContentRepository } from '../../site';
import type { AppointmentRepository } from './appointmentRepository';
import { appointmentSlots } from './slots';

/** Days that a list has at most, and for which slots are offered from today on. */
const MAX_DAYS = 31;

const NOT_OFFERED = 'This time is not available. Please choose another one.';

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

/** The slots of locations, by their hours, their special hours and what is booked: what a booking, a move and the list of times go by. */
export function createLocationSlots({ appointments, content, now }: LocationSlotsOptions) {
  /**
   * Slots of the next 31 days between two dates in the location's time zone; rejects with validation_failed for a range of more than
   * 31 days.
   */
  async function list(site: SiteConfig, location: Location, from: string, to: string): Promise<AppointmentSlot[]> {
    checkRange(from, to);
    const special = (await content.list(site.slug, 'special-hours')).map(({ document }) => document);
    const booked = await appointments.bookedStarts(site.slug, location.id, from, to);
    return appointmentSlots({
      location,
      site,
      special,
      timeZone: timeZoneAt(location, site),
      from,
      to,
      now: now(),
      days: MAX_DAYS,
      booked,
    });
  }

  return {
    list,

    /**
     * The start of a slot, booked or not, as its location offers it, with its own offset; rejects with validation_failed of the field
     * where the location offers none at that instant.
     */
    async startOf(site: SiteConfig, location: Location, requested: string, field: string): Promise<string> {
      const { date } = clockAt(new Date(requested), timeZoneAt(location, site));
      const slot = (await list(site, location, date, date)).find(({ start }) => Date.parse(start) === Date.parse(requested));
      if (!slot) throw invalid({ [field]: NOT_OFFERED });
      return slot.start;
    },
  };
}
export type LocationSlots = ReturnType<typeof createLocationSlots>;
