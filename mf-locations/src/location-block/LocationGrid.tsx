import type { Location } from '@forecourt/shared-contracts';
import { NearestFirst } from '../distance/NearestFirst';
import { LocationCard } from '../location-card/LocationCard';
import styles from './LocationGrid.module.css';

export interface LocationGridProps {
  locations: readonly Location[];
  headingLevel: 2 | 3 | 4;
  /** With the tool that sorts the cards by distance. */
  hasNearestTool?: boolean;
}

/** Grid of location cards, the nearest first: three columns for three or more, wider ones for fewer, one on small screens. */
export function LocationGrid({ locations, headingLevel, hasNearestTool }: LocationGridProps) {
  return (
    <NearestFirst locations={locations} hasTool={hasNearestTool}>
      {(ordered) => (
        <ul className={styles.grid} data-columns={Math.min(locations.length, 3)}>
          {ordered.map(({ location, km }) => (
            <li key={location.id} className={styles.cell}>
              <LocationCard location={location} headingLevel={headingLevel} km={km} />
            </li>
          ))}
        </ul>
      )}
    </NearestFirst>
  );
}
