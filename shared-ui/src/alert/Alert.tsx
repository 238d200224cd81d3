import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './Alert.module.css';

export interface AlertProps {
  tone: 'error' | 'info' | 'success';
  title?: string;
  children?: ReactNode;
}

const ICONS = { error: 'warning', info: 'info', success: 'check' } as const;

/** A message in the page; an error interrupts, the others are announced when the visitor pauses. */
export function Alert({ tone, title, children }: AlertProps) {
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
