import type { Car } from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'vehicle.detail': { slug: string };
    /** car_id: slug of the car. */
    'vehicle.print': { car_id: string };
  }

  interface SlotMap {
    'phone-reveal': { 1: { car: Car } };
    /** 'Open now' or 'Closed now' of the car's location. */
    'location-open': { 1: { car: Car } };
    'share-widget': { 1: { car: Car } };
    'sticky-bar': { 1: { car: Car } };
  }
}
