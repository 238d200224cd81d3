import type { Location, NavigationType } from 'react-router-dom';
import type { PageResult } from '../routing/pageResult';
import type { PageMatch } from '../routing/pageMatch';

/** What the visitor sees: an address, how it was reached, its page and the page's data. */
export interface DisplayedPage {
  location: Location;
  /** 'POP' for the first view and for back and forward. */
  navigationType: `${NavigationType}`;
  match: PageMatch;
  result: PageResult;
  /** By back or forward: where the visitor left it, pixels from the top; else null. */
  restoredScrollTop: number | null;
}

/** A location of an address of this site. */
export function locationOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, state: unknown = null, key = 'default'): Location {
  return { pathname, search, hash, state, key };
}
