import type { Car } from '@forecourt/shared-contracts';

/** Where a car came from: the demonstration stock, or a dealer's feed. */
export type CarSource = 'demo' | 'feed';

/** A car with its identity in the feed that it came from. */
export interface StoredCar {
  car: Car;
  /** What identifies the car in its feed, for example the stock number. */
  feedKey: string;
  source: CarSource;
}
