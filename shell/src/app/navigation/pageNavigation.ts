import type { To } from 'react-router-dom';
import { matchPage } from '../routing/pageMatch';
import type { PageResult } from '../routing/pageResult';
import { Redirect } from '../routing/Redirect';
import type { ShellServices } from '../shell-services/shellServices';
import { locationOf, type DisplayedPage } from './displayedPage';
import { createScrollRestoration, currentHistoryEntry, newKey, type HistoryEntry } from './historyEntries';
import { hrefOf } from './hrefOf';
import { loadPage } from './loadPage';
import { needsLoad } from './needsLoad';

type NavigationType = DisplayedPage['navigationType'];

/** The shell's navigation, behind the router's links and hooks. */
export interface PageNavigation {
  displayedPage(): DisplayedPage;
  /** Whether a page loads; the previous one stays on screen until then. */
  isLoading(): boolean;
  /** Whether the page that loads has another path than the one on screen. */
  isLeaving(): boolean;
  /** Calls the listener when a page starts to load and when it is displayed; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  navigate(to: To, navigationType?: Exclude<NavigationType, 'POP'>, state?: unknown): Promise<void>;
  go(delta: number): void;
  /** Loads the displayed page again. */
  reload(): Promise<void>;
  hrefOf(to: To): string;
}

interface NavigationOptions {
  /** Loads a URL that is no page of the app, such as the site map, as a document. */
  loadDocument?: (url: URL) => void;
}

interface BrowserNavigation extends PageNavigation {
  /** Removes the listeners for back and forward. */
  stop(): void;
}

/**
 * Navigates between the pages of the site in the browser: the page's data loads first, then URL and page change together.
 * A later navigation aborts an earlier one. `initial` is the result that the server rendered; null loads the first page too.
 */
export function createPageNavigation(
  shell: ShellServices,
  initial: PageResult | null,
  { loadDocument = (url) => location.assign(url) }: NavigationOptions = {},
): BrowserNavigation {
  const { routes } = shell.composition;
  const listeners = new Set<() => void>();
  const currentUrl = () => new URL(location.href);
  const firstEntry = currentHistoryEntry();
  let displayed: DisplayedPage = {
    location: locationOf(location, firstEntry.state, firstEntry.key),
    navigationType: 'POP',
    match: matchPage(routes, location.pathname),
    result: initial ?? { kind: 'gated' },
    restoredScrollTop: null,
  };
  const scrollRestoration = createScrollRestoration();
  let pending: { controller: AbortController; isLeaving: boolean } | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const display = (url: URL, navigationType: NavigationType, entry: HistoryEntry, page: Pick<DisplayedPage, 'match' | 'result'>) => {
    pending = null;
    scrollRestoration.save(displayed.location, navigationType);
    const { key, state } = entry;
    const href = `${url.pathname}${url.search}${url.hash}`;
    if (navigationType === 'PUSH') history.pushState({ key, state }, '', href);
    if (navigationType === 'REPLACE') history.replaceState({ key, state }, '', href);
    const restoredScrollTop = navigationType === 'POP' ? scrollRestoration.positionOf(entry) : null;
    displayed = { location: locationOf(url, state, key), navigationType, ...page, restoredScrollTop };
    notify();
  };

  async function load(url: URL, navigationType: NavigationType, entry: HistoryEntry, isReload = false): Promise<void> {
    pending?.controller.abort();
    pending = null;
    const match = matchPage(routes, url.pathname);
    if (match.route?.kind === 'file') {
      loadDocument(url);
      return;
    }
    const from = new URL(hrefOf(displayed.location), url);
    const ownsQuery = match.route !== null && shell.modules.loadedPage(match.route.remote, match.route.page)?.ownsQuery === true;
    const isEntryOfPage = navigationType === 'POP' || entry.state !== null;
    if (!isReload && !needsLoad({ from, to: url, before: displayed.match, after: match, ownsQuery, isEntryOfPage })) {
      display(url, navigationType, entry, { match, result: displayed.result });
      return;
    }

    const controller = new AbortController();
    pending = { controller, isLeaving: url.pathname !== displayed.location.pathname };
    notify();
    const result = await loadPage(match, { url, signal: controller.signal }, shell);
    if (controller.signal.aborted) return;
    if (result instanceof Redirect) {
      const redirectType = navigationType === 'PUSH' && !result.replacesEntry ? 'PUSH' : 'REPLACE';
      await load(new URL(result.to, url), redirectType, { key: newKey(), state: null });
      return;
    }
    display(url, navigationType, entry, { match, result });
  }

  const handlePopState = () => void load(currentUrl(), 'POP', currentHistoryEntry());
  addEventListener('popstate', handlePopState);
  if (initial === null) void load(currentUrl(), 'POP', firstEntry, true);

  return {
    displayedPage: () => displayed,
    isLoading: () => pending !== null,
    isLeaving: () => pending?.isLeaving === true,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, navigationType = 'PUSH', state = null) {
      const url = new URL(hrefOf(to), currentUrl());
      // As in browsers: the current URL makes no second entry of the history, unless the page gives it a state of its own.
      return load(url, url.href === location.href && state === null ? 'REPLACE' : navigationType, { key: newKey(), state });
    },
    go: (delta) => history.go(delta),
    reload() {
      const { key, state } = displayed.location;
      return load(new URL(hrefOf(displayed.location), currentUrl()), 'POP', { key, state }, true);
    },
    hrefOf,
    stop() {
      removeEventListener('popstate', handlePopState);
      scrollRestoration.stop();
    },
  };
}
