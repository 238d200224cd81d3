import type { RouteTable, SiteRoute } from './routeTable';

/** A route to which links lead: all that a server which renders no pages needs of it. */
export type LinkedRoute = Pick<SiteRoute, 'name' | 'pattern' | 'params'>;

/** The routes to which the links of a site lead. */
export const linkedRoutes = ({ open }: RouteTable): LinkedRoute[] =>
  open.flatMap(({ name, pattern, params, added }) => (added ? [] : [{ name, pattern, ...(params && { params }) }]));

/** The table that these routes make; it knows no page. */
export const tableOf = (routes: readonly LinkedRoute[]): RouteTable => ({
  open: routes.map((route) => ({ ...route, page: '', remote: '', title: '' })),
  closed: [],
});
