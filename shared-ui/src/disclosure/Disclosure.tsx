import type { ReactNode, ToggleEvent } from 'react';
import { Icon } from '../icon/Icon';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it starts open; afterwards the visitor decides. */
  open?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** A part that opens under its summary; native details, so that it works before any script and in the page search. */
export function Disclosure({ summary, children, open = false, onToggle }: DisclosureProps) {
  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open);
  return (
    <details className={styles.details} open={open} onToggle={onToggle && handleToggle}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
