import { canReserve, reservePath, type Car, type Platform } from '@forecourt/shared-contracts';

/** Path of the car's reserve page; null if the car can not be reserved or the page is not deployed. */
export const carReservePath = (car: Car, platform: Pick<Platform, 'site' | 'to'>): string | null =>
  canReserve(car, platform.site.switches) ? reservePath(platform, car) : null;
