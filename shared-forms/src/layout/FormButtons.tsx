import type { ReactNode } from 'react';
import styles from './FormButtons.module.css';

/** The buttons of a form, the first one wide. */
export const FormButtons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>;
