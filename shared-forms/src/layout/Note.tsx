import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** A quiet sentence of a form. */
export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

/** A quiet sentence that is announced when it appears, without taking the focus. */
export const Announcement = ({ hidden, children }: { hidden?: boolean; children: ReactNode }) => (
  <output className={styles.note} hidden={hidden}>
    {children}
  </output>
);
