import { useEffect, useRef, type ReactNode } from 'react';
import styles from './ClickedOnMount.module.css';

interface ClickedOnMountProps {
  children: ReactNode;
  /** Only focuses the control, without a click. */
  isFocusOnly?: boolean;
}

/** Focuses and clicks the first control inside on mount, so that a screenshot has its focus ring and what it opens. */
export function ClickedOnMount({ children, isFocusOnly = false }: ClickedOnMountProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = container.current?.querySelector<HTMLElement>('button:not([tabindex="-1"]), input, summary');
    control?.focus();
    if (!isFocusOnly) control?.click();
  }, [isFocusOnly]);
  return (
    <div ref={container} className={styles.room}>
      {children}
    </div>
  );
}
