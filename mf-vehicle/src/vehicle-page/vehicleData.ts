import { isVisible, type Car, type Switches } from '@forecourt/shared-contracts';

/** What the vehicle page shows: a car with its HTTP status, or the news that there is none. */
export type VehicleData = { car: Car; similar: Car[]; status: 200 | 410 } | { car: null };

/** 410 once a car has been sold for longer than the tenant shows sold cars; until then 200. */
export function vehicleStatus(car: Car, switches: Switches, now: Date): 200 | 410 {
  return isVisible(car, switches, now) ? 200 : 410;
}
