import { useCallback, useId, useState, type CSSProperties, type ToggleEvent } from 'react';

/** Attributes of the button that opens a popover; it works before any script. */
export interface PopoverTrigger {
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-haspopup'?: 'dialog' | 'menu';
  style: CSSProperties;
}

/** A native popover and its button: the browser closes it on Escape or a click outside, and returns focus. */
export function usePopover(haspopup?: 'dialog' | 'menu') {
  const id = `popover${useId()}`;
  const [isOpen, setOpen] = useState(false);
  const anchor = `--${id}`;
  // It may have been opened before this script was there, whose events are lost.
  const ref = useCallback((element: HTMLElement | null) => {
    if (element?.checkVisibility?.()) setOpen(true);
  }, []);
  const trigger: PopoverTrigger = {
    popoverTarget: id,
    'aria-expanded': isOpen,
    'aria-controls': id,
    'aria-haspopup': haspopup,
    style: { anchorName: anchor } as CSSProperties,
  };
  const popover = {
    ref,
    id,
    popover: 'auto' as const,
    style: { positionAnchor: anchor } as CSSProperties,
    onToggle: (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === 'open'),
  };
  const close = () => document.getElementById(id)?.hidePopover();
  return { isOpen, trigger, popover, close };
}
