/**
 * Parameters of every route by its name, those of its path and those of its query. Each remote adds its own in src/contract.ts, by
 * declaration merging.
 */
export interface RouteMap {
  'shell.home': object;
  'shell.sitemap': object;
}

/** Name of a route: 'area.name', the area being the remote's name without 'mf-'. */
export type RouteName = keyof RouteMap & string;
