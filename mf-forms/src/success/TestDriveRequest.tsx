import { phoneAddress, shortDay, useSite, type LastEnquiry } from '@forecourt/shared-contracts';
import { Button, Card, Icon } from '@forecourt/shared-ui';
import { timeLabel, zoneNote } from '../appointments/appointmentDays';
import { downloadCalendarFile } from './downloadCalendarFile';
import styles from './TestDriveRequest.module.css';

interface TestDriveRequestProps {
  appointment: NonNullable<LastEnquiry['appointment']>;
  /** null: the visitor chose no car. */
  carName: string | null;
}

/** The time and place of a test drive that was requested, with a file for the visitor's calendar. */
export function TestDriveRequest({ appointment, carName }: TestDriveRequestProps) {
  const site = useSite();
  const location = site.locations.find(({ slug }) => slug === appointment.locationSlug);
  if (!location) return null;
  const { start, leadId } = appointment;
  const { street, city, state, postcode, place_url: map } = location.address;
  const address = [street, city, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const phone = location.contact_detail.phone ?? site.phone;
  const zone = zoneNote(start, site.switches.openingHoursTimeZone);

  const handleDownload = () =>
    void downloadCalendarFile({
      id: `${leadId}@${new URL(site.url).hostname}`,
      start,
      title: `Test drive at ${location.name}`,
      description: [carName, site.switches.testDriveDisclaimer].filter(Boolean).join('\n'),
      place: `${location.name}, ${address}`,
    });

  return (
    <Card as="section" padding="l" className={styles.request} aria-labelledby="test-drive-request">
      <h2 id="test-drive-request" className={styles.heading}>
        Your test drive is requested
      </h2>
      <ul className={styles.facts}>
        <li>
          <Icon name="calendar" />
          <time dateTime={start}>
            {shortDay(start.slice(0, 10))}, {timeLabel(start)}
            {zone && ` (${zone})`}
          </time>
        </li>
        <li>
          <Icon name="pin" />
          <span>
            {location.name}, {map ? <a href={map}>{address}</a> : address}
          </span>
        </li>
        {phone && (
          <li>
            <Icon name="phone" />
            <a href={phoneAddress(phone)}>{phone}</a>
          </li>
        )}
      </ul>
      <p>The time is held for you, and we confirm it. To change it, call us.</p>
      {site.switches.testDriveDisclaimer && <p>{site.switches.testDriveDisclaimer}</p>}
      <div>
        <Button variant="secondary" onClick={handleDownload}>
          Add to calendar
        </Button>
      </div>
    </Card>
  );
}
