import { useState, type KeyboardEvent } from 'react';
import input from '../text-input/TextInput.module.css';
import styles from './RangeSlider.module.css';

interface BoundFieldProps {
  id: string;
  label: string;
  /** Whole name for assistive technology, with the group. */
  name: string;
  value: number;
  format: (value: number) => string;
  prefix?: string;
  unit?: string;
  onEntered: (value: number) => void;
}

const DIGITS = 9;

/** The number of '$12,500' or '12 500 km'; null without a digit. */
function numberIn(text: string): number | null {
  const digits = text
    .replace(/\.\d*$/, '')
    .replaceAll(/\D/g, '')
    .slice(0, DIGITS);
  return digits === '' ? null : Number(digits);
}

/** One end of a range as a number field: commits on blur and on Enter. */
export function BoundField({ id, label, name, value, format, prefix, unit, onEntered }: BoundFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const enter = () => {
    const entered = typed === null ? null : numberIn(typed);
    setTyped(null);
    if (entered !== null && entered !== value) onEntered(entered);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (typed === null || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Not for a form or dialog around it.
    event.preventDefault();
    if (event.key === 'Enter') enter();
    else setTyped(null);
  };

  return (
    <span className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <span className={styles.frame}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          id={id}
          className={`${input.input} ${styles.number}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${name}${unit ? `, ${unit}` : ''}`}
          value={typed ?? format(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={enter}
          onKeyDown={handleKeyDown}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
    </span>
  );
}
