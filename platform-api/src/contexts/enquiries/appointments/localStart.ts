import { clockAt, timeZoneAt, withOffset, type SiteConfig } from '@forecourt/shared-contracts';

/** The start of an appointment, ISO 8601 with the offset of its location. */
export function localStart(site: SiteConfig, { start, locationId }: { start: Date; locationId: number }): string {
  const location = site.locations.find(({ id }) => id === locationId);
  const timeZone = location ? timeZoneAt(location, site) : site.switches.openingHoursTimeZone;
  const { date, minutes } = clockAt(start, timeZone);
  return withOffset(date, minutes, timeZone);
}
