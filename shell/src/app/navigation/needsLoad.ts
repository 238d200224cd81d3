import type { PageMatch } from '../routing/pageMatch';

interface Change {
  from: URL;
  to: URL;
  /** Page of the address that the visitor leaves, and of the one that is asked for. */
  before: PageMatch;
  after: PageMatch;
  /** The page reads its query string by itself. */
  ownsQuery: boolean;
}

/**
 * Whether a new address needs its page's loader: not for another anchor of the same page, and not for another query that
 * the page owns. The same address asked for again is loaded again.
 */
export function needsLoad({ from, to, before, after, ownsQuery }: Change): boolean {
  if (before.route?.key !== after.route?.key || from.pathname !== to.pathname) return true;
  if (from.search !== to.search) return !ownsQuery;
  return from.hash === to.hash || to.hash === '';
}
