import type { MouseEvent } from 'react';

/** A press that the page may answer itself; the others ask for a new tab or window, which is the browser's work. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
