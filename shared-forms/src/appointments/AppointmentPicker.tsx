import { zoneNote } from '@forecourt/shared-contracts';
import { Button, RadioGroup, Stack } from '@forecourt/shared-ui';
import { useState } from 'react';
import type { AppointmentDay, AppointmentTime } from './appointmentDays';
import styles from './AppointmentPicker.module.css';

/** Days that are offered before a click on 'More dates'. */
const FIRST_DAYS = 7;

interface AppointmentPickerProps {
  legend: string;
  days: readonly AppointmentDay[];
  timeZone: string;
  /** '' while no time is chosen, or the start of a slot; a date alone, of a form of an earlier release, is the day that is displayed. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

const optionsOf = (times: readonly AppointmentTime[]) => times.map(({ start, label }) => ({ value: start, label }));

/** A day of the next ones and its times: those of the first day until another is chosen. No time is chosen for the visitor. */
export function AppointmentPicker({ legend, days, timeZone, value, onChange, error }: AppointmentPickerProps) {
  const [hasMore, setMore] = useState(false);
  const [viewed, setViewed] = useState<string | null>(null);
  const date = viewed ?? value.slice(0, 10);
  const isBeyond = days.findIndex((day) => day.date === date) >= FIRST_DAYS;
  const offered = hasMore || isBeyond ? days : days.slice(0, FIRST_DAYS);
  const day = days.find((each) => each.date === date) ?? days[0];

  const handleDay = (next: string) => {
    setViewed(next);
    // A time of another day would be chosen out of sight.
    if (value !== '') onChange('');
  };

  if (!day) {
    return (
      <Stack gap={2}>
        <p className={styles.none}>{legend}</p>
        <p className={styles.note}>There is no free time in the next month. Send the form, and we call you.</p>
      </Stack>
    );
  }
  const zone = zoneNote([...day.morning, ...day.afternoon][0]?.start ?? '', timeZone);
  return (
    <Stack gap={3}>
      <RadioGroup
        legend={legend}
        name="appointment-day"
        presentation="chips"
        options={offered.map((each) => ({ value: each.date, label: each.label }))}
        value={day.date}
        onChange={handleDay}
      />
      {offered.length < days.length && (
        <div>
          <Button variant="quiet" size="s" onClick={() => setMore(true)}>
            More dates
          </Button>
        </div>
      )}
      {(
        [
          ['Morning', day.morning],
          ['Afternoon', day.afternoon],
        ] as const
      ).map(
        ([name, times], index) =>
          times.length > 0 && (
            <RadioGroup
              key={name}
              legend={name}
              name="appointment"
              presentation="chips"
              options={optionsOf(times)}
              value={value}
              onChange={onChange}
              error={index === 0 || day.morning.length === 0 ? error : undefined}
            />
          ),
      )}
      {zone && <p className={styles.note}>All times are {zone}.</p>}
    </Stack>
  );
}
