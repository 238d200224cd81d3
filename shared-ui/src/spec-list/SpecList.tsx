import type { ReactNode } from 'react';
import styles from './SpecList.module.css';

export interface SpecListProps {
  items: readonly { label: string; value: ReactNode }[];
}

/** Facts as label and value pairs, in as many columns as fit. */
export function SpecList({ items }: SpecListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
