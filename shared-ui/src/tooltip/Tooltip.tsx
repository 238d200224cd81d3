import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** A few words; never the only place of something important, since touch screens hardly show it. */
  text: string;
  /** The control that it describes: spread the attributes on it. */
  children: (attributes: { 'aria-describedby': string }) => ReactNode;
}

/** Words that help with a control, while the pointer rests on it or it has focus. The pointer may move onto them, and Escape puts them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const reset = () => setDismissed(false);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from the control inside
    <span className={styles.place} data-dismissed={isDismissed || undefined} onKeyDown={handleKeyDown} onPointerLeave={reset} onBlur={reset}>
      {children({ 'aria-describedby': id })}
      <span id={id} className={styles.tip} role="tooltip">
        {text}
      </span>
    </span>
  );
}
