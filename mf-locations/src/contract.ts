import type {} from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'locations.list': object;
    'locations.detail': { slug: string };
    'locations.branch': { slug: string };
    'locations.contact': { slug: string };
  }
}
