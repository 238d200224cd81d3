import type { Location, NavigationType } from 'react-router-dom';
import type { PageResult } from '../pageState';
import type { PageMatch } from './pageMatch';

/** What the visitor sees: an address, how it was reached, its page and the page's data. */
export interface ShownPage {
  location: Location;
  /** 'POP' for the first view and for back and forward. */
  reachedBy: `${NavigationType}`;
  match: PageMatch;
  result: PageResult;
  /** By back or forward: where the visitor left it, pixels from the top; else null. */
  scrolledTo: number | null;
}

/** A location of an address of this site. */
export function locationOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, state: unknown = null, key = 'default'): Location {
  return { pathname, search, hash, state, key };
}
