import type { Location, NavigationType } from 'react-router-dom';
import type { PageMatch } from '../routing/pageMatch';
import type { PageResult } from '../routing/pageResult';

/** The page on screen: its location, how it was reached, its route and its loader's result. */
export interface DisplayedPage {
  location: Location;
  /** 'POP' for the first view and for back and forward. */
  navigationType: `${NavigationType}`;
  match: PageMatch;
  result: PageResult;
  /** After back or forward the scroll position to restore, pixels from the top; else null. */
  restoredScrollTop: number | null;
}

/** The router's location of a URL of this site. */
export function locationOf(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  state: unknown = null,
  key = 'default',
): Location {
  return { pathname, search, hash, state, key };
}
