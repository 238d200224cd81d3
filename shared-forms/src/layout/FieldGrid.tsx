import type { ReactNode } from 'react';
import styles from './FieldGrid.module.css';

/** Fields beside each other where there is room; one with `data-wide` takes the whole width. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>;
