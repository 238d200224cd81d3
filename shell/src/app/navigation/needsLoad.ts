import type { PageMatch } from '../routing/pageMatch';

interface UrlChange {
  from: URL;
  to: URL;
  /** Route of the current URL and of the requested one. */
  before: PageMatch;
  after: PageMatch;
  /** The page reads its query string itself. */
  ownsQuery: boolean;
  /** An entry of the history for the same URL, such as a step of a form: its state is the page's own. */
  isEntryOfPage: boolean;
}

/**
 * Whether a new URL runs the loader of its page: not when only the hash changes, and not when only a query changes that
 * the page owns. A navigation to the current URL loads again, unless it is to another entry of the same page.
 */
export function needsLoad({ from, to, before, after, ownsQuery, isEntryOfPage }: UrlChange): boolean {
  if (isEntryOfPage && from.href === to.href) return false;
  if (before.route?.pattern !== after.route?.pattern || from.pathname !== to.pathname) return true;
  if (from.search !== to.search) return !ownsQuery;
  return from.hash === to.hash || to.hash === '';
}
