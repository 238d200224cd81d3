import { useEffect, useId, useState, type PointerEvent, type ReactNode } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** A few words; never the only place of something important, since touch screens hardly show it. */
  text: string;
  /** The control that it describes: spread the attributes on it. */
  children: (attributes: { 'aria-describedby': string }) => ReactNode;
}

/** Help text of a control on hover and focus. The pointer may move onto it, and Escape dismisses it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [state, setState] = useState<'hidden' | 'visible' | 'dismissed'>('hidden');

  // On the document, since focus may be elsewhere during hover.
  useEffect(() => {
    if (state !== 'visible') return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('dismissed');
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [state]);
  const show = () => setState('visible');
  const leave = () => setState('hidden');
  const handlePointerLeave = ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.contains(document.activeElement)) leave();
  };

  return (
    <span className={styles.place} data-dismissed={state === 'dismissed' || undefined} onPointerEnter={show} onFocus={show} onPointerLeave={handlePointerLeave} onBlur={leave}>
      {children({ 'aria-describedby': id })}
      <span id={id} className={styles.tip} role="tooltip">
        {text}
      </span>
    </span>
  );
}
