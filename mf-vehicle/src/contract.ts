import type {} from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'vehicle.detail': { slug: string };
    /** car_id: slug of the car. */
    'vehicle.print': { car_id: string };
  }
}
