import { array, string, type InferType } from 'yup';
import { entity, flag, requiredText } from '../entities/fields';
import type { Switches } from '../switches/switches';

const pathPattern = () => string().matches(/^\/(?!\/)/, { message: '${path} must begin with /', excludeEmptyString: true });

/** Which route a tenant moves, doubles or switches off. */
export const routeChangeSchema = entity({
  /** Name of the route, for example vehicle.detail. */
  route: requiredText().matches(/^[a-z][a-z\d-]*\.[a-z\d-]+$/, {
    message: ({ value }: { value?: unknown }) => `${String(value)} is no name of a route, such as vehicle.detail`,
    excludeEmptyString: true,
  }),
  /** New pattern; if missing, the one that the remote declares. */
  pattern: pathPattern().nullable().default(null),
  /** More patterns that lead to the same page. */
  also: array().of(pathPattern().required()).defined().default([]),
  /** true: the address responds as an unknown path. */
  off: flag(),
});
export type RouteChange = InferType<typeof routeChangeSchema>;

/** What the addresses of a site depend on, beside what remotes declare. */
export interface RoutedSite {
  routes: readonly RouteChange[];
  switches: Switches;
}
