import { useId } from 'react';
import styles from './Progress.module.css';

export interface ProgressProps {
  label: string;
  /** Part of `max` that is done; missing while nobody knows. */
  value?: number;
  max?: number;
  /** The value as text, for example '2 of 4'. */
  text?: string;
  isLabelHidden?: boolean;
}

/** How far something is, as a native progress bar. */
export function Progress({ label, value, max = 100, text, isLabelHidden = false }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.words} data-hidden={isLabelHidden || undefined}>
        <label htmlFor={id}>{label}</label>
        {text && <span className={styles.text}>{text}</span>}
      </div>
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={text} />
    </div>
  );
}
