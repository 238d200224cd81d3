import { canReserve, pathIfDeployed, type Car, type Paths, type Switches } from '@forecourt/shared-contracts';

/** Where the car can be reserved; null when it can not be, or when that page is not deployed. */
export const reservePath = (car: Car, paths: Paths, switches: Switches): string | null =>
  canReserve(car, switches) ? pathIfDeployed(paths, paths.reserve(car)) : null;
