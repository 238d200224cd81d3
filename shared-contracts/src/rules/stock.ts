import type { Car } from '../entities/car';

/** When a car on sale would leave the index: never, in epoch seconds. */
const FAR_FUTURE = 4_102_444_800;
const SECONDS_PER_DAY = 86_400;

/** Whether a shopper can still get this car, now or soon. */
export function isInStock({ status }: Pick<Car, 'status'>): boolean {
  return status === 'in_stock' || status === 'coming_soon';
}

/** Epoch seconds that the index compares with `soldBound`; 0 hides a sold car without a date. */
export function visibleUntil(car: Pick<Car, 'status' | 'sold_date_timestamp'>): number {
  return isInStock(car) ? FAR_FUTURE : (car.sold_date_timestamp ?? 0);
}

/** Epoch seconds after which a car must have been sold to be visible. */
export function soldBound(soldWindowDays: number, now: Date): number {
  return Math.floor(now.getTime() / 1000) - soldWindowDays * SECONDS_PER_DAY;
}

/** Whether shoppers see this car: on sale, or sold within the tenant's window, and meant for the website. */
export function isVisible(
  car: Pick<Car, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  { soldWindowDays }: { soldWindowDays: number },
  now: Date,
): boolean {
  return car.show_on_dealer_website && visibleUntil(car) > soldBound(soldWindowDays, now);
}
