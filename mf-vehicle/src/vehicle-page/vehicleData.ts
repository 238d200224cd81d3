import { isVisible, type Car, type Switches } from '@forecourt/shared-contracts';

/** Data of the vehicle page: a car with its HTTP status, or null for an unknown one. */
export type VehicleData = { car: Car; similar: Car[]; status: 200 | 410 } | { car: null };

/** 410 for a car that was sold longer ago than the tenant displays sold cars (PL-060), else 200. */
export function vehicleStatus(car: Car, switches: Switches, now: Date): 200 | 410 {
  return isVisible(car, switches, now) ? 200 : 410;
}
