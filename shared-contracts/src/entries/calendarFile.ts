/** An entry for a visitor's calendar, one hour long. */
export interface CalendarEntry {
  /** Stays the same when the entry changes. */
  id: string;
  /** Number of changes: a calendar replaces an entry of the same id and a smaller number. */
  sequence: number;
  isCancelled: boolean;
  /** ISO 8601 with offset. */
  start: string;
  title: string;
  description: string;
  place: string;
  /** Address of the page that the entry can be changed at; null without one. */
  url: string | null;
}

/** The entry as an iCalendar file (RFC 5545); its library loads when the first file is made. */
export async function calendarFile({ id, sequence, isCancelled, start, title, description, place, url }: CalendarEntry): Promise<string> {
  const { createEvent } = await import('ics');
  const { error, value } = createEvent({
    uid: id,
    sequence,
    start: Date.parse(start),
    startOutputType: 'utc',
    duration: { hours: 1 },
    title,
    description,
    location: place,
    ...(url && { url }),
    // Requested, not confirmed yet.
    status: isCancelled ? 'CANCELLED' : 'TENTATIVE',
  });
  if (!value) throw new Error('The calendar entry could not be made.', { cause: error });
  return value;
}

/** The id of a test drive in calendars, the same from the site and in e-mail. */
export const calendarId = (leadId: string, siteUrl: string): string => `${leadId}@${new URL(siteUrl).hostname}`;
