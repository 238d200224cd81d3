const HOUR = 3_600_000;

/** The calendar year in an IANA time zone. Time zones are within 14 hours of UTC, so Intl is needed around New Year only. */
export function yearAt(instant: Date, timeZone: string): string {
  const [earliest, latest] = [-14, 14].map((hours) => String(new Date(instant.getTime() + hours * HOUR).getUTCFullYear()));
  if (earliest === latest && latest) return latest;
  return new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone }).format(instant);
}
