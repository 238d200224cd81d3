import { useState } from 'react';
import { hoursAt, isOpenAt, usePlatform, type Location } from '@forecourt/shared-contracts';
import { Field, Select } from '@forecourt/shared-ui';
import { kindOf } from '../location/locationKind';
import styles from './OpeningHours.module.css';
import { shownHours } from './shownHours';
import { kindsAtPlace } from './siblingKinds';

export interface OpeningHoursProps {
  location: Location;
  headingLevel: 3 | 4;
}

/** When a place is open, by counter where it has several, and whether it is open now. */
export function OpeningHours({ location, headingLevel }: OpeningHoursProps) {
  const { site, now } = usePlatform();
  const kinds = kindsAtPlace(location, site.locations);
  const [chosen, setChosen] = useState<string>(kindOf(location));
  const shown = kinds.find(({ value }) => value === chosen)?.location ?? location;
  const rows = shownHours(shown, site, now);
  const isOpen = isOpenAt(now, { hours: hoursAt(shown, site), timeZone: site.switches.openingHoursTimeZone });
  const Heading = `h${headingLevel}` as const;

  if (rows.length === 0 && kinds.length < 2) return null;
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <Heading className={styles.heading}>Opening Hours</Heading>
        {rows.length > 0 && (
          <span className={styles.now} data-open={isOpen}>
            {isOpen ? 'Open now' : 'Closed now'}
          </span>
        )}
      </div>
      {kinds.length > 1 && (
        <Field label="Department">
          {(control) => <Select {...control} options={kinds} value={chosen} onChange={({ target }) => setChosen(target.value)} />}
        </Field>
      )}
      {rows.length > 0 && (
        <table className={styles.table} aria-label={`Opening hours of ${shown.name}`}>
          <tbody>
            {rows.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
