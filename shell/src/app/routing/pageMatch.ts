import type { RouteTable } from '@forecourt/shared-contracts';
import { matchRoute, type SiteRoute } from '@forecourt/shared-contracts/shell';

/** The route of a path with its parameters; without a route it is 'Page not found'. */
export interface PageMatch {
  route: SiteRoute | null;
  params: Readonly<Record<string, string>>;
}

/** Matches a path against the site's routes; server and browser share this matcher, so that they always agree. */
export const matchPage = (routes: RouteTable, pathname: string): PageMatch => matchRoute(routes, pathname) ?? { route: null, params: {} };
