import { useState, type ChangeEvent, type ComponentProps } from 'react';
import input from '../text-input/TextInput.module.css';
import styles from './MoneyInput.module.css';

export interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** Whole dollars, or null while empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
}

const grouped = (value: number | null) => (value === null ? '' : value.toLocaleString('en-AU', { maximumFractionDigits: 0 }));

/** An amount in whole Australian dollars: shows thousands commas at rest, plain digits while typing. */
export function MoneyInput({ value, onValueChange, className = '', onFocus, onBlur, ...rest }: MoneyInputProps) {
  const [isTyping, setTyping] = useState(false);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\..*$/, '').replaceAll(/\D/g, '').slice(0, 9);
    onValueChange(digits === '' ? null : Number(digits));
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
        value={isTyping ? (value ?? '') : grouped(value)}
        onChange={handleChange}
        onFocus={(event) => {
          setTyping(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setTyping(false);
          onBlur?.(event);
        }}
      />
    </span>
  );
}
