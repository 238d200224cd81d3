import { useState, type ReactNode } from 'react';
import styles from './MoreLess.module.css';

interface MoreLessProps {
  more: string;
  less: string;
  children: ReactNode;
  /** Shown only while the rest is hidden. */
  preview?: ReactNode;
}

/** Text that a visitor may unfold; all of it is in the first HTML and unfolds without JavaScript. */
export function MoreLess({ more, less, children, preview }: MoreLessProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.block}>
      <div className={styles.preview}>{preview}</div>
      <details className={styles.rest} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.toggle}>{isOpen ? less : more}</summary>
        {children}
      </details>
    </div>
  );
}
