import type { Car } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';

/** Cars with ids from 1, each described by what matters to a test; the rest is a car of aCar(). */
export function aStock(cars: readonly Partial<Car>[]): Car[] {
  return cars.map((over, index) => {
    const id = index + 1;
    const { year = 2021, make = 'Toyota', model = 'Corolla' } = over;
    const name = `${year} ${make} ${model}`;
    return aCar({
      id,
      slug: `car-${id}`,
      name,
      badge: null,
      series: null,
      created_at: '2026-01-05T09:00:00+08:00',
      ...over,
      year,
      make,
      model,
    });
  });
}
