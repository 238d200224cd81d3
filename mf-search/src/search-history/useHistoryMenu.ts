import { selectSearchHistory, useAppSelector } from '@forecourt/shared-contracts';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** When the stored searches show: while the focus is in the field or in them, and nothing is typed. Escape hides them. */
export function useHistoryMenu(typed: string) {
  const [hasFocus, setFocus] = useState(false);
  const isOpen = useAppSelector(selectSearchHistory).length > 0 && hasFocus && typed.trim() === '';

  return {
    isOpen,
    close: () => setFocus(false),
    /** For the element around field and list. */
    around: {
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setFocus(false);
      },
    },
  };
}
