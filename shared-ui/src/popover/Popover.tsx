import type { ReactNode } from 'react';
import styles from './Popover.module.css';
import { usePopover, type PopoverTrigger } from './usePopover';

export interface PopoverProps {
  /** Name of what opens. */
  label: string;
  /** The button that opens it: spread the attributes on a Button or IconButton. */
  trigger: (attributes: PopoverTrigger) => ReactNode;
  /** What is inside; a function gets a way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Edge of the button that it lines up with. */
  align?: 'start' | 'end';
  className?: string;
}

/** Something more beside a button, without leaving the page; on narrow windows it rises from the bottom edge. */
export function Popover({ label, trigger, children, align = 'start', className = '' }: PopoverProps) {
  const { trigger: attributes, popover, close } = usePopover('dialog');
  return (
    <>
      {trigger(attributes)}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element has the styles and keys of a modal; this is not one */}
      <div {...popover} className={`${styles.popover} ${className}`} role="dialog" aria-label={label} data-align={align}>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  );
}
