import type { Paths } from './paths';

/**
 * The address if its page is deployed on this site, else null: a link that would lead to 'Page not found' is not rendered.
 * The '/' that builders return for a page that the site does not have counts as none.
 */
export function pathIfDeployed(paths: Pick<Paths, 'exists'>, address: string): string | null {
  const isHome = /^\/?(?:[?#]|$)/.test(address);
  return !isHome && paths.exists(address) ? address : null;
}
