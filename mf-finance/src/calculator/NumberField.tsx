import { useState, type ChangeEvent } from 'react';
import { Field, TextInput } from '@forecourt/shared-ui';
import { clamp, type Limits } from './limits';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  label: string;
  unit: '$' | '%' | 'years';
  value: number;
  limits: Limits;
  /** Step of the slider; money moves in hundreds, but can be typed to the dollar. */
  sliderStep?: number;
  error?: string | null;
  onChange: (value: number) => void;
}

/** A number input with a slider. A value out of bounds is accepted while typing and clamped on blur. */
export function NumberField({ label, unit, value, limits, sliderStep = limits.step, error, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isNegative = Number(target.value) < 0;
    setDraft(isNegative ? '0' : target.value);
    onChange(isNegative ? 0 : Number(target.value));
  };
  const handleBlur = () => {
    setDraft(null);
    const clamped = clamp(value, limits);
    if (clamped !== value) onChange(clamped);
  };

  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={styles.controls}>
          <span className={styles.box} data-unit={unit}>
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
            <TextInput
              {...control}
              type="number"
              inputMode="decimal"
              min={limits.min}
              max={limits.max}
              step={limits.step}
              value={draft ?? value}
              onChange={handleChange}
              onBlur={handleBlur}
            />
          </span>
          <input
            className={styles.slider}
            type="range"
            aria-label={`${label}, slider`}
            min={limits.min}
            max={limits.max}
            step={sliderStep}
            value={value}
            onChange={({ target }) => onChange(Number(target.value))}
          />
        </div>
      )}
    </Field>
  );
}
