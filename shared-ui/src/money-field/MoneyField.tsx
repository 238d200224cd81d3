import type { ReactNode } from 'react';
import { Field } from '../field/Field';
import { MoneyInput, type MoneyInputProps } from '../money-input/MoneyInput';
import styles from './MoneyField.module.css';

export interface MoneyFieldProps extends Omit<MoneyInputProps, 'aria-describedby' | 'aria-invalid'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | false | null;
  isOptional?: boolean;
  /** Whole dollars that a click enters. */
  quickPicks?: readonly number[];
}

const amount = (dollars: number) => `$${dollars.toLocaleString('en-AU')}`;

/** An amount with its label, and buttons for common amounts. */
export function MoneyField({ id, label, hint, error, isOptional, quickPicks = [], value, onValueChange, ...rest }: MoneyFieldProps) {
  return (
    <div className={styles.field}>
      <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
        {(control) => <MoneyInput {...rest} {...control} value={value} onValueChange={onValueChange} />}
      </Field>
      {quickPicks.length > 0 && (
        <div className={styles.picks}>
          {quickPicks.map((pick) => (
            <button key={pick} type="button" className={styles.pick} aria-pressed={pick === value} onClick={() => onValueChange(pick)}>
              {amount(pick)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
