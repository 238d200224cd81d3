import { canReserve, pathIfDeployed, type Car, type Paths, type Switches } from '@forecourt/shared-contracts';

/** Path of the car's reserve page; null if the car can not be reserved or the page is not deployed. */
export const reservePath = (car: Car, paths: Paths, switches: Switches): string | null =>
  canReserve(car, switches) ? pathIfDeployed(paths, paths.reserve(car)) : null;
