import { useId, type ReactNode } from 'react';
import { FieldError } from '../field/FieldError';
import { Select, type SelectOption } from '../select/Select';
import { TextInput } from '../text-input/TextInput';
import styles from './DateTimeField.module.css';

/** A day and a time of day by the clock of the place, 'YYYY-MM-DD' and 'HH:mm'; empty while not chosen. */
export interface LocalDateTime {
  date: string;
  time: string;
}

export interface DateTimeFieldProps {
  legend: ReactNode;
  value: LocalDateTime;
  onChange: (value: LocalDateTime) => void;
  /** First and last day that may be chosen, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  /** Times that may be chosen; without them any time of day. */
  times?: readonly SelectOption[];
  hint?: ReactNode;
  error?: string | false | null;
  labels?: { date: string; time: string };
  required?: boolean;
}

/** A day and a time with native controls, so that phones show their own pickers. */
export function DateTimeField({
  legend,
  value,
  onChange,
  min,
  max,
  times,
  hint,
  error,
  labels = { date: 'Date', time: 'Time' },
  required,
}: DateTimeFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const common = { required, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': describedBy };

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className={styles.fields}>
        <label className={styles.field}>
          <span className={styles.label}>{labels.date}</span>
          <TextInput
            {...common}
            type="date"
            min={min}
            max={max}
            value={value.date}
            onChange={(event) => onChange({ ...value, date: event.target.value })}
          />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>{labels.time}</span>
          {times ? (
            <Select
              {...common}
              options={times}
              placeholder="Choose"
              value={value.time}
              onChange={(event) => onChange({ ...value, time: event.target.value })}
            />
          ) : (
            <TextInput
              {...common}
              type="time"
              step={900}
              value={value.time}
              onChange={(event) => onChange({ ...value, time: event.target.value })}
            />
          )}
        </label>
      </div>
    </fieldset>
  );
}
