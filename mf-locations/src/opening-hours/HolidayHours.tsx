import { useState } from 'react';
import { useSwitches, type SpecialDay } from '@forecourt/shared-contracts';
import { Button, Dialog } from '@forecourt/shared-ui';
import styles from './OpeningHours.module.css';
import { hoursText } from './hoursRows';
import { specialDayLabel } from './specialDays';

export interface HolidayHoursProps {
  /** Name of the location. */
  name: string;
  /** Today and later, by date. */
  days: readonly SpecialDay[];
  /** 'YYYY-MM-DD' in the location's time zone. */
  today: string;
}

/** Button that opens a dialog with the special hours of a location by date. */
export function HolidayHours({ name, days, today }: HolidayHoursProps) {
  const switches = useSwitches();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="s" className={styles.holidays} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Holiday hours
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Holiday hours">
        <table className={styles.table} aria-label={`Holiday hours of ${name}`}>
          <tbody>
            {days.map((day, index) => (
              <tr key={index}>
                <th scope="row">
                  <time dateTime={day.date}>{specialDayLabel(day.date, today)}</time>
                </th>
                <td>{hoursText(day, switches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </>
  );
}
