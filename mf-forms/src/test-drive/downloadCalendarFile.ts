import { calendarFile, type CalendarEntry } from '@forecourt/shared-contracts/calendar-file';

/** Saves the entry as a file, which the browser offers to the visitor's calendar. */
export async function downloadCalendarFile(entry: CalendarEntry): Promise<void> {
  const file = new Blob([await calendarFile(entry)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.click();
  // The browser reads the URL when it follows the link, after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
