import { useState, type ReactNode } from 'react';
import styles from './MoreLess.module.css';

interface MoreLessProps {
  more: string;
  less: string;
  children: ReactNode;
  /** Rendered while the children are collapsed. */
  preview?: ReactNode;
}

/** Collapsible content; all of it is in the server HTML and expands without JavaScript. */
export function MoreLess({ more, less, children, preview }: MoreLessProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.block}>
      <div className={styles.preview}>{preview}</div>
      <details className={styles.full} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.toggle}>{isOpen ? less : more}</summary>
        {children}
      </details>
    </div>
  );
}
