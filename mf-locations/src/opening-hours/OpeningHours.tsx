import { useState } from 'react';
import {
  clockAt,
  specialHoursOf,
  timeZoneAt,
  useClock,
  useSite,
  useZoneNote,
  type Location,
  type SpecialHours,
} from '@forecourt/shared-contracts';
import { Field, Select, Stack } from '@forecourt/shared-ui';
import { typeOf } from '../location/locationType';
import { departmentsAt } from './departments';
import { displayedHours } from './displayedHours';
import { HolidayHours } from './HolidayHours';
import { OpenNow } from './OpenNow';
import styles from './OpeningHours.module.css';
import { upcomingSpecialDays } from './specialDays';
import { hasOpeningHours, todayHours } from './todayHours';

export interface OpeningHoursProps {
  location: Location;
  /** Of any locations; those of the displayed one replace the weekday's. */
  specialHours: readonly SpecialHours[];
  /** Level of the title; null under one that says whether it is open. */
  headingLevel: 3 | 4 | null;
}

/**
 * Opening hours of a location, with a select if its address has several departments, whether it is open now, and its
 * special hours: those of today in the table, all of them in a dialog.
 */
export function OpeningHours({ location, specialHours, headingLevel }: OpeningHoursProps) {
  const site = useSite();
  const now = useClock();
  const departments = departmentsAt(location, site.locations);
  const [selected, setSelected] = useState<string>(typeOf(location));
  const displayed = departments.find(({ value }) => value === selected)?.location ?? location;
  const timeZone = timeZoneAt(displayed, site);
  const zone = useZoneNote(now, timeZone);
  const special = specialHoursOf(specialHours, displayed.id);
  const { date } = clockAt(now, timeZone);
  const specialDays = upcomingSpecialDays(special, date);
  const rows = displayedHours(displayed, { site, now, specialToday: specialDays.find((day) => day.date === date) });
  const today = todayHours(displayed, { site, now, specialHours });
  const Heading = headingLevel && (`h${headingLevel}` as const);

  if (!hasOpeningHours(location, { site, now, specialHours })) return null;
  return (
    <Stack gap={3}>
      {Heading && (
        <div className={styles.head}>
          <Heading className={styles.heading}>Opening Hours</Heading>
          {today && <OpenNow isOpen={today.isOpen} />}
        </div>
      )}
      {departments.length > 1 && (
        <Field label="Department">
          {(control) => <Select {...control} options={departments} value={selected} onChange={({ target }) => setSelected(target.value)} />}
        </Field>
      )}
      {!Heading && displayed !== location && today && <OpenNow isOpen={today.isOpen} />}
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
      {zone && <p className={styles.zone}>All times are {zone}.</p>}
      {specialDays.length > 0 && <HolidayHours name={displayed.name} days={specialDays} today={date} />}
    </Stack>
  );
}
