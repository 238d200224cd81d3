import type { Car } from '@forecourt/shared-contracts';

/** 2100-01-01: visible for as long as it is stock. */
export const VISIBLE_FOR_GOOD = 4_102_444_800;

/** Epoch seconds from which the sold window runs; a sold car without a date is not visible (AP-025, AP-026). */
export function visibleUntil(car: Pick<Car, 'status' | 'sold_date_timestamp'>): number {
  if (car.status === 'in_stock' || car.status === 'coming_soon') return VISIBLE_FOR_GOOD;
  return car.sold_date_timestamp ?? 0;
}
