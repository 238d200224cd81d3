import type { Car } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { createCarRepository } from '../../vehicles';
import type { Meanings } from './authorWords';

/** As many cars as a picture is chosen from. */
const MOST_CARS = 5000;

/** Chooses pictures from the cars that a site displays: new ones first, of the make and model, else of the body, else any. */
export async function carPictures(database: Database, tenant: string): Promise<Meanings['pictureOf']> {
  const changed = await createCarRepository(database).changedSince(tenant, { change: 0, id: 0 }, MOST_CARS);
  const displayed = changed.map(({ car }) => car).filter((car) => car.show_on_dealer_website && car.primary_image_url !== null);
  const newFirst = displayed.toSorted((one, other) => Number(one.car_type === 'used') - Number(other.car_type === 'used'));
  return ({ make, model, body }) => {
    const likenesses: ((car: Car) => boolean)[] = [
      (car) => make !== undefined && model !== undefined && car.make === make && car.model === model,
      (car) => body !== undefined && car.simple_body === body,
      (car) => make !== undefined && car.make === make,
      () => true,
    ];
    const found = likenesses.map((isLike) => newFirst.find(isLike)).find((car) => car !== undefined);
    return found?.primary_image_url ?? null;
  };
}
