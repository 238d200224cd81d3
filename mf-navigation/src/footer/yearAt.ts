const HOUR = 3_600_000;

/** The year on a calendar in an IANA time zone. No zone is further than 14 hours from UTC: only around New Year a browser must load its zones. */
export function yearAt(instant: Date, timeZone: string): string {
  const [earliest, latest] = [-14, 14].map((hours) => String(new Date(instant.getTime() + hours * HOUR).getUTCFullYear()));
  if (earliest === latest && latest) return latest;
  return new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone }).format(instant);
}
