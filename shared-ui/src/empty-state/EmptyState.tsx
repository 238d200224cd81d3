import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  icon?: IconName;
  /** Level of the heading: 1 if this is the only content of the page, 3 inside a section. */
  level?: 1 | 2 | 3;
  /** What to do next. */
  children?: ReactNode;
}

/** Message that there is no content, with links to continue. */
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
