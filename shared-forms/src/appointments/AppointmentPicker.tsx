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
  /** '' while nothing is chosen, a date while no time of it is, or the start of a slot. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

const optionsOf = (times: readonly AppointmentTime[]) => times.map(({ start, label }) => ({ value: start, label }));

/** A day of the next ones and its times: those of the first day until another is chosen. No time is chosen for the visitor. */
export function AppointmentPicker({ legend, days, timeZone, value, onChange, error }: AppointmentPickerProps) {
  const [hasMore, setMore] = useState(false);
  const date = value.slice(0, 10);
  const isBeyond = days.findIndex((day) => day.date === date) >= FIRST_DAYS;
  const offered = hasMore || isBeyond ? days : days.slice(0, FIRST_DAYS);
  const day = days.find((each) => each.date === date) ?? days[0];
  const [first] = day ? [...day.morning, ...day.afternoon] : [];

  return (
    <Stack gap={3}>
      <RadioGroup
        legend={legend}
        name="appointment-day"
        presentation="chips"
        options={offered.map((each) => ({ value: each.date, label: each.label }))}
        value={day?.date ?? ''}
        onChange={onChange}
        error={day ? undefined : error}
      />
      {days.length === 0 && <p className={styles.note}>There is no free time in the next month. Send the form, and we call you.</p>}
      {offered.length < days.length && (
        <div>
          <Button variant="quiet" size="s" onClick={() => setMore(true)}>
            More dates
          </Button>
        </div>
      )}
      {day && first && (
        <>
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
          {zoneNote(first.start, timeZone) && <p className={styles.note}>All times are {zoneNote(first.start, timeZone)}.</p>}
        </>
      )}
    </Stack>
  );
}
