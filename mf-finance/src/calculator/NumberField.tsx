import { useState, type ChangeEvent } from 'react';
import { Field, TextInput } from '@forecourt/shared-ui';
import { clamp, type Limits } from './limits';
import styles from './NumberField.module.css';

interface NumberFieldProps {
  label: string;
  unit: '$' | '%' | 'years';
  value: number;
  limits: Limits;
  /** What one move of the slider adds; money moves in hundreds, but can be typed to the dollar. */
  sliderStep?: number;
  error?: string | null;
  onChange: (value: number) => void;
}

/** A number to type or to slide. Out of bounds it may stand while typing; leaving the field sets it to the bound (FI-032, FI-039). */
export function NumberField({ label, unit, value, limits, sliderStep = limits.step, error, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const handleType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isNegative = Number(target.value) < 0;
    setDraft(isNegative ? '0' : target.value);
    onChange(isNegative ? 0 : Number(target.value));
  };
  const handleLeave = () => {
    setDraft(null);
    const settled = clamp(value, limits);
    if (settled !== value) onChange(settled);
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
              onChange={handleType}
              onBlur={handleLeave}
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
