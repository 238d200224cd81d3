import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Steps.module.css';

export interface StepsProps {
  /** Name of the way, for example 'Finance application'. */
  label: string;
  steps: readonly string[];
  /** Index of the step that shows. */
  current: number;
}

/** Where the visitor is on a way of several steps. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step} data-state={stateOf(index, current)} aria-current={index === current ? 'step' : undefined}>
          <span className={styles.mark}>{index < current ? <Icon name="check" /> : <span aria-hidden="true">{index + 1}</span>}</span>
          <span className={styles.name}>
            {step}
            {index < current && <VisuallyHidden> (done)</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}
