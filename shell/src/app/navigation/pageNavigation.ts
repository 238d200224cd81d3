import type { To } from 'react-router-dom';
import type { PageResult } from '../routing/pageResult';
import type { ShellServices } from '../shell-services/shellServices';
import { createScrollRestoration, currentHistoryEntry, newKey, type HistoryEntry } from './historyEntries';
import { loadPage } from './loadPage';
import { needsLoad } from './needsLoad';
import { matchPage } from '../routing/pageMatch';
import { Redirect } from '../routing/Redirect';
import { locationOf, type DisplayedPage } from './displayedPage';

type How = DisplayedPage['navigationType'];

/** What the router's links and hooks drive, and what the shell's own parts watch. */
export interface PageNavigation {
  shown(): DisplayedPage;
  /** A page is on its way; the one before still shows. */
  isLoading(): boolean;
  /** Told when a page begins to load and when it shows; answers what ends that. */
  subscribe(listener: () => void): () => void;
  navigate(to: To, how?: Exclude<How, 'POP'>, state?: unknown): Promise<void>;
  go(delta: number): void;
  /** Loads the page that shows once more. */
  reload(): Promise<void>;
  hrefOf(to: To): string;
}

interface NavigationOptions {
  /** Goes to an address that is no page of the app, such as the site map (SH-089). */
  leave?: (url: URL) => void;
}

interface BrowserNavigation extends PageNavigation {
  /** Ends the listening to back and forward. */
  stop(): void;
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

/**
 * Moves between the pages of the site in the browser: the page's data loads first, then address and page change together,
 * and the page before stays until then. A later navigation overtakes an earlier one. `initial` is what the server
 * rendered; null loads the first page too.
 */
export function createPageNavigation(
  shell: ShellServices,
  initial: PageResult | null,
  { leave = (url) => location.assign(url) }: NavigationOptions = {},
): BrowserNavigation {
  const { site } = shell.loaderBase;
  const listeners = new Set<() => void>();
  const here = () => new URL(location.href);
  const firstMatch = matchPage(site, location.pathname);
  const first = currentHistoryEntry();
  let shown: DisplayedPage = {
    location: locationOf(location, first.state, first.key),
    navigationType: 'POP',
    match: firstMatch,
    result: initial ?? { kind: 'gated' },
    restoredScrollTop: null,
  };
  const places = createScrollRestoration();
  let pending: AbortController | null = null;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const show = (url: URL, how: How, entry: HistoryEntry, page: Pick<DisplayedPage, 'match' | 'result'>) => {
    pending = null;
    places.leave(shown.location, how);
    const { key, state } = entry;
    const address = `${url.pathname}${url.search}${url.hash}`;
    if (how === 'PUSH') history.pushState({ key, state }, '', address);
    if (how === 'REPLACE') history.replaceState({ key, state }, '', address);
    shown = { location: locationOf(url, state, key), navigationType: how, ...page, restoredScrollTop: how === 'POP' ? places.of(entry) : null };
    tell();
  };

  async function load(url: URL, how: How, entry: HistoryEntry, isAgain = false): Promise<void> {
    pending?.abort();
    pending = null;
    const match = matchPage(site, url.pathname);
    if (match.route?.kind === 'file') {
      leave(url);
      return;
    }
    const { location: before } = shown;
    const from = new URL(`${before.pathname}${before.search}${before.hash}`, url);
    const ownsQuery = match.route !== null && shell.modules.loadedPage(match.route.remote, match.route.page)?.ownsQuery === true;
    if (!isAgain && !needsLoad({ from, to: url, before: shown.match, after: match, ownsQuery })) {
      show(url, how, entry, { match, result: shown.result });
      return;
    }

    const mine = new AbortController();
    pending = mine;
    tell();
    const outcome = await loadPage(match, { url, signal: mine.signal }, shell);
    if (mine.signal.aborted) return;
    if (outcome instanceof Redirect) {
      const next = how === 'PUSH' && !outcome.replacesPage ? 'PUSH' : 'REPLACE';
      await load(new URL(outcome.to, url), next, { key: newKey(), state: null });
      return;
    }
    show(url, how, entry, { match, result: outcome });
  }

  const handlePopState = () => void load(here(), 'POP', currentHistoryEntry());
  addEventListener('popstate', handlePopState);
  if (initial === null) void load(here(), 'POP', first, true);

  return {
    shown: () => shown,
    isLoading: () => pending !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, how = 'PUSH', state = null) {
      const url = new URL(hrefOf(to), here());
      // As browsers do it: the address that shows makes no second entry of the history.
      return load(url, url.href === location.href ? 'REPLACE' : how, { key: newKey(), state });
    },
    go: (delta) => history.go(delta),
    reload: () => load(new URL(hrefOf(shown.location), here()), 'POP', { key: shown.location.key, state: shown.location.state }, true),
    hrefOf,
    stop() {
      removeEventListener('popstate', handlePopState);
      places.stop();
    },
  };
}
