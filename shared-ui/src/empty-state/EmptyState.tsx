import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  icon?: IconName;
  /** 1 where this is all that the page has to say. */
  level?: 1 | 2;
  /** What to do next. */
  children?: ReactNode;
}

/** Says calmly that there is nothing here, and offers a way on. */
export function EmptyState({ title, icon = 'search', level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
