import { useId, type CSSProperties } from 'react';
import { BoundField } from './BoundField';
import styles from './RangeSlider.module.css';
import { accepts, withBound, type Bound, type NumberRange } from './numberRange';

export interface RangeSliderProps {
  /** Name of the group, for example 'Price'. */
  legend: string;
  /** Hides the legend visually, where a heading has the same text. */
  isLegendHidden?: boolean;
  min: number;
  max: number;
  step?: number;
  value: NumberRange;
  /** Every move of a thumb, and every number that is entered and inside the bounds. */
  onChange: (value: NumberRange) => void;
  /** Called when an entered number is out of range; the field reverts to the old one. */
  onInvalid?: (side: Bound, entered: number) => void;
  /** Minimum distance between the thumbs, 0 by default. */
  minGap?: number;
  /** Formats a number for display and assistive technology; with thousands commas by default. */
  format?: (value: number) => string;
  /** Prefix of the numbers in the fields, for example '$'. */
  prefix?: string;
  /** Unit after the numbers in the fields, for example 'km'. */
  unit?: string;
  /** Names of the two ends. */
  labels?: Readonly<Record<Bound, string>>;
  className?: string;
}

const thousands = (value: number) => value.toLocaleString('en-AU', { maximumFractionDigits: 0 });
const ENDS: readonly Bound[] = ['min', 'max'];

/**
 * A range with two thumbs and a number field beside each, so that nothing needs a drag (WCAG 2.5.7). The thumbs are native
 * sliders: arrow keys, page keys, Home and End work as everywhere. A thumb stops at the other one.
 */
export function RangeSlider({
  legend,
  isLegendHidden = false,
  min,
  max,
  step = 1,
  value,
  onChange,
  onInvalid,
  minGap = 0,
  format = thousands,
  prefix,
  unit,
  labels = { min: 'From', max: 'To' },
  className = '',
}: RangeSliderProps) {
  const id = useId();
  const limits = { min, max, minGap };
  const share = (each: number) => (max > min ? Math.min(1, Math.max(0, (each - min) / (max - min))) : 0);
  const extent = { '--slider-from': share(value.min), '--slider-to': share(value.max) } as CSSProperties;
  const nameOf = (side: Bound) => `${legend}: ${labels[side]}`;
  const textOf = (each: number) => `${prefix ?? ''}${format(each)}${unit ? ` ${unit}` : ''}`;

  const handleEntered = (side: Bound, entered: number) => {
    if (accepts(value, side, entered, limits)) onChange({ ...value, [side]: entered });
    else onInvalid?.(side, entered);
  };

  return (
    <fieldset className={`${styles.group} ${className}`}>
      <legend className={styles.legend} data-hidden={isLegendHidden || undefined}>
        {legend}
      </legend>
      <div className={styles.track} style={extent} data-crossed={share(value.min) > 0.5 || undefined}>
        {ENDS.map((side) => (
          <input
            key={side}
            type="range"
            className={styles.thumb}
            data-end={side}
            aria-label={nameOf(side)}
            aria-valuetext={textOf(value[side])}
            min={min}
            max={max}
            step={step}
            value={value[side]}
            onChange={(event) => onChange(withBound(value, side, Number(event.target.value), limits))}
          />
        ))}
      </div>
      <div className={styles.fields}>
        {ENDS.map((side) => (
          <BoundField
            key={side}
            id={`${id}-${side}`}
            label={labels[side]}
            name={nameOf(side)}
            value={value[side]}
            format={format}
            prefix={prefix}
            unit={unit}
            onEntered={(entered) => handleEntered(side, entered)}
          />
        ))}
      </div>
    </fieldset>
  );
}
