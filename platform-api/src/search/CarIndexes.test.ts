import { aCar } from '@forecourt/shared-contracts/testing';
import type { CarRepository, ChangedCar } from '../stock/carRepository';
import { CarIndexes } from './CarIndexes';

/** A stock whose first look hangs until it is let go. */
function slowStock() {
  let letGo: (value: Map<string, number>) => void = () => {};
  const looked = new Promise<Map<string, number>>((resolve) => {
    letGo = resolve;
  });
  const changed: ChangedCar[] = [{ id: 1, change: 7, car: aCar({ id: 1 }) }];
  const cars: Pick<CarRepository, 'revisions' | 'changedSince'> = {
    revisions: () => looked,
    changedSince: async (_tenant, { change }) => changed.filter((each) => each.change > change),
  };
  return { cars: cars as CarRepository, letGo: () => letGo(new Map([['harbour-motors', 7]])) };
}

it('AP-021 has no index while it is built, and an empty one for a site without cars afterwards', async () => {
  const { cars, letGo } = slowStock();
  const indexes = new CarIndexes(cars);
  const building = indexes.catchUp();
  expect([indexes.isReady, indexes.of('harbour-motors')]).toEqual([false, null]);

  letGo();
  await building;
  expect(indexes.of('harbour-motors')?.count).toBe(1);
  expect(indexes.of('river-motors')?.count).toBe(0);
});
