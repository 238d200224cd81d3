import { usePlatform, type Location } from '@forecourt/shared-contracts';
import { calendarId } from '@forecourt/shared-contracts/calendar-file';
import { Button } from '@forecourt/shared-ui';
import { addressText } from './addressText';
import { downloadCalendarFile } from './downloadCalendarFile';

interface CalendarButtonProps {
  leadId: string;
  start: string;
  location: Location;
  /** null: the visitor chose no car. */
  carName: string | null;
  /** Number of changes since the booking. */
  sequence: number;
  isCancelled?: boolean;
  /** Path of the page where the visitor changes the test drive; null without one. */
  changePath: string | null;
  children: string;
}

/** Saves a test drive as a calendar file; a changed one replaces the entry that the visitor added before. */
export function CalendarButton({ leadId, location, carName, changePath, isCancelled = false, children, ...entry }: CalendarButtonProps) {
  const { site } = usePlatform();
  const handleClick = () =>
    void downloadCalendarFile({
      ...entry,
      id: calendarId(leadId, site.url),
      isCancelled,
      title: `Test drive at ${location.name}`,
      description: [carName, site.switches.testDriveDisclaimer].filter(Boolean).join('\n'),
      place: `${location.name}, ${addressText(location)}`,
      url: changePath && new URL(changePath, site.url).href,
    });
  return (
    <Button variant="secondary" onClick={handleClick}>
      {children}
    </Button>
  );
}
