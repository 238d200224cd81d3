import type { ReactNode } from 'react';
import { Icon } from '@forecourt/shared-ui';
import styles from './Done.module.css';

/** What has succeeded. */
export const Done = ({ children }: { children: ReactNode }) => (
  <p className={styles.done}>
    <Icon name="check" />
    <span>{children}</span>
  </p>
);
