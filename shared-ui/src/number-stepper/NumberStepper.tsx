import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/IconButton';
import input from '../text-input/TextInput.module.css';
import styles from './NumberStepper.module.css';

export interface NumberStepperProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
> {
  /** null while the field is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Names of the two buttons. */
  labels?: { less: string; more: string };
}

/**
 * A small number with a button on each side. The field is a native one: arrow keys step, and typing works; a number
 * outside the bounds is brought to the nearest one when the field is left.
 */
export function NumberStepper({
  value,
  onValueChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  labels = { less: 'Less', more: 'More' },
  className = '',
  onBlur,
  disabled,
  ...rest
}: NumberStepperProps) {
  const bounded = (number: number) => Math.min(max, Math.max(min, number));
  const move = (by: number) => onValueChange(value === null ? min : bounded(value + by));

  return (
    <span className={`${styles.stepper} ${className}`}>
      <IconButton
        className={styles.step}
        icon="minus"
        label={labels.less}
        tabIndex={-1}
        disabled={disabled || (value !== null && value <= min)}
        onClick={() => move(-step)}
      />
      <input
        {...rest}
        className={`${input.input} ${styles.number}`}
        type="number"
        inputMode="numeric"
        min={min}
        max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        step={step}
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => onValueChange(event.target.value === '' ? null : Number(event.target.value))}
        onBlur={(event) => {
          if (value !== null && value !== bounded(value)) onValueChange(bounded(value));
          onBlur?.(event);
        }}
      />
      <IconButton
        className={styles.step}
        icon="plus"
        label={labels.more}
        tabIndex={-1}
        disabled={disabled || (value !== null && value >= max)}
        onClick={() => move(step)}
      />
    </span>
  );
}
