import { useState, type ChangeEvent, type ComponentProps } from 'react';
import input from '../text-input/TextInput.module.css';
import styles from './MoneyInput.module.css';

export interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** Whole dollars, or null while empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
}

const grouped = (value: number | null) => (value === null ? '' : value.toLocaleString('en-AU', { maximumFractionDigits: 0 }));

/** Whole dollars of what somebody wrote: '$12,345.60' is 12345; null without a digit. */
function dollars(text: string): number | null {
  const digits = text.replace(/\..*$/, '').replaceAll(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}

/** An amount in whole Australian dollars: with thousands commas, except while it has focus. */
export function MoneyInput({ value, onValueChange, className = '', onFocus, onBlur, ...rest }: MoneyInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && dollars(typed) === value;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    onValueChange(dollars(event.target.value));
  };

  return (
    <span className={styles.frame}>
      <span className={styles.sign} aria-hidden="true">
        $
      </span>
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={`${input.input} ${styles.input} ${className}`}
        value={isTyping ? typed : grouped(value)}
        onChange={handleChange}
        onFocus={(event) => {
          setTyped(value === null ? '' : String(value));
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setTyped(null);
          onBlur?.(event);
        }}
      />
    </span>
  );
}
