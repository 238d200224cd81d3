import { hoursAt, isOpenAt, specialHoursOf, timeZoneAt, useClock, useSite, type Car, type SpecialHours } from '@forecourt/shared-contracts';
import { VisuallyHidden } from '@forecourt/shared-ui';
import { locationOnSite } from './locationOnSite';
import styles from './OpenNow.module.css';

interface OpenNowProps {
  car: Car;
  /** Hours of the car's location that differ from the weekday's. */
  specialHours: readonly SpecialHours[];
}

/** 'Open now' or 'Closed now' of the car's location; nothing where the site has none, or no hours of it. */
export function OpenNow({ car, specialHours }: OpenNowProps) {
  const site = useSite();
  const now = useClock();
  const location = locationOnSite(car, site);
  const hours = hoursAt(location, site);
  if (!location || hours.length === 0) return null;
  const isOpen = isOpenAt(now, { hours, special: specialHoursOf(specialHours, location.id), timeZone: timeZoneAt(location, site) });
  return (
    <span className={styles.now} data-open={isOpen}>
      <VisuallyHidden>{location.name}: </VisuallyHidden>
      {isOpen ? 'Open now' : 'Closed now'}
    </span>
  );
}
