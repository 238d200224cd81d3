import type { ReactNode } from 'react';
import styles from './Sums.module.css';

/** What is paid, and facts beside it. */
export const Sums = ({ children }: { children: ReactNode }) => <dl className={styles.sums}>{children}</dl>;

/** One of the sums. */
export const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
