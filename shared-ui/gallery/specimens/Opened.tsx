import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Opened.module.css';

interface OpenedProps {
  children: ReactNode;
  /** Gives focus only: what happens by a press does not. */
  isFocusOnly?: boolean;
}

/** Presses the first control inside once it is on the page, so that a picture shows its focus and what opens by it. */
export function Opened({ children, isFocusOnly = false }: OpenedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = place.current?.querySelector<HTMLElement>('button:not([tabindex="-1"]), input, summary');
    control?.focus();
    if (!isFocusOnly) control?.click();
  }, [isFocusOnly]);
  return <div ref={place} className={styles.room}>{children}</div>;
}
