import type { PageNavigation } from './pageNavigation';
import type { DisplayedPage } from './displayedPage';

const onlyInBrowser = (): never => {
  throw new Error('A page may only navigate in the browser: do it in a handler or an effect.');
};

/** The navigation of a page that a server renders: it shows one page and goes nowhere. */
export const staticNavigation = (shown: DisplayedPage): PageNavigation => ({
  shown: () => shown,
  isLoading: () => false,
  subscribe: () => () => undefined,
  navigate: onlyInBrowser,
  go: onlyInBrowser,
  reload: onlyInBrowser,
  hrefOf: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
});
