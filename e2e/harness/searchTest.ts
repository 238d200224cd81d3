import { openInteractive } from './browser';
import { resultsPage, type ResultsPage } from './results';
import { signIn, type SessionCookie } from './signIn';
import { test as base } from './test';

/** Sidebar, favourites, watchlist and compare are all on here. */
export const SEARCH_TENANT = 'kestrel-motor-group';

interface SearchFixtures {
  /** Opens a path of the tenant in `page` and waits until it is interactive. */
  openSearch(path: string): Promise<ResultsPage>;
  /** Path and query of `page`. */
  address(): string;
}

interface SearchWorkerFixtures {
  /** Session of a shopper who is signed in. */
  session: SessionCookie;
}

/** Tests of the search pages of one tenant. */
export const test = base.extend<SearchFixtures, SearchWorkerFixtures>({
  session: [async ({ site }, use) => use(await signIn(site, SEARCH_TENANT)), { scope: 'worker' }],
  openSearch: async ({ page, site }, use) =>
    use(async (path) => {
      await openInteractive(page, site.url(SEARCH_TENANT, path));
      return resultsPage(page);
    }),
  address: async ({ page }, use) =>
    use(() => {
      const { pathname, search } = new URL(page.url());
      return `${pathname}${search}`;
    }),
});

export { expect, gate } from './test';
