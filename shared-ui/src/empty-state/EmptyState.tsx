import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  icon?: IconName;
  /** What to do next. */
  children?: ReactNode;
}

/** Says calmly that there is nothing here, and offers a way on. */
export function EmptyState({ title, icon = 'search', children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
