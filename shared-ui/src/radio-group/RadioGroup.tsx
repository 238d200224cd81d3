import { useId, type ReactNode } from 'react';
import { FieldError } from '../field/FieldError';
import type { SelectOption } from '../select/Select';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps {
  legend: ReactNode;
  name: string;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | false | null;
  /** segments: side by side as one control, for two to four short choices; chips: buttons that wrap, for many short ones. */
  presentation?: 'list' | 'segments' | 'chips';
}

/** One choice of few, as native radio buttons in a named group. */
export function RadioGroup({ legend, name, options, value, onChange, error, presentation = 'list' }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      className={styles.group}
      data-presentation={presentation}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <FieldError id={errorId}>{error}</FieldError>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.dot}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
