import type { ReactNode } from 'react';
import { Button } from '@forecourt/shared-ui';
import styles from './Review.module.css';

export interface Reviewed {
  /** For example 'Your details'. */
  label: string;
  value: ReactNode;
  onChange(): void;
}

/** What was entered before a payment, each with the way to change it. */
export const Review = ({ rows }: { rows: readonly Reviewed[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ label, value, onChange }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <span>{value}</span>
          <Button variant="quiet" size="s" aria-label={`Change: ${label}`} onClick={onChange}>
            Change
          </Button>
        </dd>
      </div>
    ))}
  </dl>
);
