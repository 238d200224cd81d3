import type { Car } from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'vehicle.detail': { slug: string };
    /** car_id: slug of the car. */
    'vehicle.print': { car_id: string };
  }

  interface SlotMap {
    'phone-reveal': { car: Car };
    'share-widget': { car: Car };
    'sticky-bar': { car: Car };
  }
}
