import type { AdvertisedCar } from './advertisedCar';

/** How a service wants to have cars. */
export interface FeedFormat {
  /** utm_source and utm_medium of its links. */
  source: string;
  medium: string;
  /** Names of the columns, as the service publishes them. */
  columns: readonly string[];
  /** What the service requires and a car lacks, as the rest of a sentence; null where it takes the car. */
  missing(car: AdvertisedCar): string | null;
  /** The values of the columns. */
  row(car: AdvertisedCar): readonly string[];
}
