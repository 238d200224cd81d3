import { locationPath, presetPath, usePlatform, type Car } from '@forecourt/shared-contracts';
import { Icon, Stack } from '@forecourt/shared-ui';
import { Link } from 'react-router-dom';
import styles from './DealerLink.module.css';

/** The car's location, and a link to the rest of that dealer's stock. */
export function DealerLink({ car }: { car: Car }) {
  const { site, to } = usePlatform();
  const place = car.location && locationPath({ site, to }, car.location);
  const name = car.location?.name ?? car.location_name ?? car.dealership_name;

  return (
    <div className={styles.dealer}>
      <Icon name="pin" />
      <Stack gap={1}>
        <p className={styles.name}>{place ? <Link to={place}>{name}</Link> : name}</p>
        <Link className={styles.more} to={presetPath(to, car.dealership_slug)}>
          See more from this dealer
        </Link>
      </Stack>
    </div>
  );
}
