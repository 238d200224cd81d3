import type { DisplayedPage } from './displayedPage';
import { hrefOf } from './hrefOf';
import type { PageNavigation } from './pageNavigation';

const onlyInBrowser = (): never => {
  throw new Error('A page may only navigate in the browser: do it in a handler or an effect.');
};

/** The navigation of a page that a server renders: it displays one page and cannot navigate. */
export const staticNavigation = (page: DisplayedPage): PageNavigation => ({
  displayedPage: () => page,
  isLoading: () => false,
  isLeaving: () => false,
  subscribe: () => () => undefined,
  navigate: onlyInBrowser,
  go: onlyInBrowser,
  reload: onlyInBrowser,
  hrefOf,
});
