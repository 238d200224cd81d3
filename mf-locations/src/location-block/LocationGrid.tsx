import type { Location } from '@forecourt/shared-contracts';
import { LocationCard } from '../location-card/LocationCard';
import styles from './LocationGrid.module.css';

export interface LocationGridProps {
  locations: readonly Location[];
  headingLevel: 2 | 3;
}

/** Grid of location cards: three columns for three or more, wider ones for fewer, one on small screens. */
export function LocationGrid({ locations, headingLevel }: LocationGridProps) {
  return (
    <ul className={styles.grid} data-columns={Math.min(locations.length, 3)}>
      {locations.map((location) => (
        <li key={location.id} className={styles.cell}>
          <LocationCard location={location} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
