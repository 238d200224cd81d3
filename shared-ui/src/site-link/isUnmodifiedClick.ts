import type { MouseEvent } from 'react';

/** A click that the page may handle; with a modifier or another button it opens a new tab or window in the browser. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
