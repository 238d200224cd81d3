import { useEffect, useId, useState, type PointerEvent, type ReactNode } from 'react';
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
  const [state, setState] = useState<'away' | 'shown' | 'dismissed'>('away');

  // Focus may be elsewhere while the pointer rests here (WCAG 1.4.13).
  useEffect(() => {
    if (state !== 'shown') return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('dismissed');
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [state]);
  const show = () => setState('shown');
  const leave = () => setState('away');
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
