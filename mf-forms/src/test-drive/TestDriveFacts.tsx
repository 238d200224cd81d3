import { phoneAddress, shortDay, timeLabel, timeZoneAt, useSite, useZoneNote, type Location } from '@forecourt/shared-contracts';
import { Icon } from '@forecourt/shared-ui';
import { addressText } from './addressText';
import styles from './TestDriveFacts.module.css';

/** When and where a test drive is, and the phone number of the location. */
export function TestDriveFacts({ start, location }: { start: string; location: Location }) {
  const site = useSite();
  const { place_url: map } = location.address;
  const phone = location.contact_detail.phone ?? site.phone;
  const zone = useZoneNote(new Date(start), timeZoneAt(location, site));
  return (
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
          {location.name}, {map ? <a href={map}>{addressText(location)}</a> : addressText(location)}
        </span>
      </li>
      {phone && (
        <li>
          <Icon name="phone" />
          <a href={phoneAddress(phone)}>{phone}</a>
        </li>
      )}
    </ul>
  );
}
