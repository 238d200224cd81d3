import { phoneAddress, shortDay, timeLabel, useSite, zoneNote, type Location } from '@forecourt/shared-contracts';
import { Icon } from '@forecourt/shared-ui';
import { useIsHydrated } from '../hydration/useIsHydrated';
import { addressText } from './addressText';
import styles from './TestDriveFacts.module.css';

/** When and where a test drive is, and the phone number of the location. */
export function TestDriveFacts({ start, location }: { start: string; location: Location }) {
  const site = useSite();
  const { place_url: map } = location.address;
  const phone = location.contact_detail.phone ?? site.phone;
  // The server does not know the visitor's clock.
  const zone = useIsHydrated() ? zoneNote(start, site.switches.openingHoursTimeZone) : null;
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
