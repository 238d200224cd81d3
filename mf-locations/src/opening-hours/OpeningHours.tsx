import { useState } from 'react';
import { hoursAt, isOpenAt, usePlatform, type Location } from '@forecourt/shared-contracts';
import { Field, Select } from '@forecourt/shared-ui';
import { typeOf } from '../location/locationType';
import styles from './OpeningHours.module.css';
import { displayedHours } from './displayedHours';
import { departmentsAt } from './departments';

export interface OpeningHoursProps {
  location: Location;
  headingLevel: 3 | 4;
}

/** Opening hours of a location, with a select if its address has several departments, and whether it is open now. */
export function OpeningHours({ location, headingLevel }: OpeningHoursProps) {
  const { site, now } = usePlatform();
  const departments = departmentsAt(location, site.locations);
  const [selected, setSelected] = useState<string>(typeOf(location));
  const displayed = departments.find(({ value }) => value === selected)?.location ?? location;
  const rows = displayedHours(displayed, site, now);
  const isOpen = isOpenAt(now, { hours: hoursAt(displayed, site), timeZone: site.switches.openingHoursTimeZone });
  const Heading = `h${headingLevel}` as const;

  if (rows.length === 0 && departments.length < 2) return null;
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
      {departments.length > 1 && (
        <Field label="Department">
          {(control) => <Select {...control} options={departments} value={selected} onChange={({ target }) => setSelected(target.value)} />}
        </Field>
      )}
      {rows.length > 0 && (
        <table className={styles.table} aria-label={`Opening hours of ${displayed.name}`}>
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
