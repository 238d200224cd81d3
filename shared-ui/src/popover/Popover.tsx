import { useState, type ReactNode } from 'react';
import styles from './Popover.module.css';
import { usePopover, type PopoverTrigger } from './usePopover';

export interface PopoverProps {
  /** Name of what opens. */
  label: string;
  /** The button that opens it: spread the attributes on a Button or IconButton. */
  trigger: (attributes: PopoverTrigger) => ReactNode;
  /** What is inside; a function gets a way to close it, and whether it was ever open, for what is rendered no sooner. */
  children: ReactNode | ((close: () => void, wasOpened: boolean) => ReactNode);
  /** Edge of the button that it lines up with. */
  align?: 'start' | 'end';
  className?: string;
}

/** Something more beside a button, without leaving the page; on narrow windows it rises from the bottom edge. */
export function Popover({ label, trigger, children, align = 'start', className = '' }: PopoverProps) {
  const { isOpen, trigger: attributes, popover, close } = usePopover('dialog');
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      {trigger(attributes)}
      <div
        {...popover}
        className={`${styles.popover} ${className}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element has the styles and keys of a modal; this is not one
        role="dialog"
        aria-label={label}
        data-align={align}
        onBeforeToggle={() => setWasOpened(true)}
      >
        {typeof children === 'function' ? children(close, wasOpened || isOpen) : children}
      </div>
    </>
  );
}
