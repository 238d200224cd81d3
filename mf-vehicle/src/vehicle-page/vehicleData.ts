import { carSwitches, isVisible, type Car, type SiteConfig } from '@forecourt/shared-contracts';

/** Data of the vehicle page: a car with its HTTP status, or null for an unknown one. */
export type VehicleData = { car: Car; similar: Car[]; status: 200 | 410 } | { car: null };

/** 410 for a car that was sold longer ago than its dealership or tenant displays sold cars (PL-060, VE-075), else 200. */
export function vehicleStatus(car: Car, site: SiteConfig, now: Date): 200 | 410 {
  return isVisible(car, carSwitches(car, site), now) ? 200 : 410;
}
