import type { Car } from '../entities/car';

/** Year, make, model, badge and series, as far as they are known. */
export function carHeading(car: Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'series'>): string {
  return [car.year, car.make, car.model, car.badge, car.series]
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join(' ');
}
