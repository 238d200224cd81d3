import { createHash } from 'node:crypto';
import type { Car } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { createCarRepository } from '../../vehicles';
import type { Meanings } from './authorWords';

/** As many cars as a picture is chosen from. */
const MOST_CARS = 5000;

/** As many cars of a body as an item's picture is chosen from. */
const MOST_OF_BODY = 200;

const digest = (item: string, { id }: Car) => createHash('sha256').update(`${item} ${id}`).digest('hex');

/** The pictures of cars that the stored items of a tenant have, with the item of each. */
async function storedPictures(database: Database, tenant: string): Promise<Map<string, string>> {
  const rows = await database.query<{ item: string; document: unknown }>(
    "select kind || '/' || slug as item, document from content_items where tenant = $1 order by kind, slug",
    [tenant],
  );
  return new Map(
    rows.flatMap(({ item, document }) =>
      [...JSON.stringify(document).matchAll(/"([^"\\]+)"/g)].map(([, picture = '']) => [picture, item] as const),
    ),
  );
}

/**
 * Chooses pictures from the cars that a site displays, new ones first: of the make and model, else of the body, else of the make, else any. Of a body
 * alone each item has another one than the items of the site, and the same at each import as long as the car is there.
 */
export async function carPictures(database: Database, tenant: string): Promise<Meanings['pictureOf']> {
  const changed = await createCarRepository(database).changedSince(tenant, { change: 0, id: 0 }, MOST_CARS);
  const displayed = changed.map(({ car }) => car).filter((car) => car.show_on_dealer_website && car.primary_image_url !== null);
  const newFirst = displayed.toSorted((one, other) => Number(one.car_type === 'used') - Number(other.car_type === 'used'));
  const itemOf = await storedPictures(database, tenant);

  function ofBody(body: string, item: string): Car | undefined {
    const holder = ({ primary_image_url: picture }: Car) => itemOf.get(picture ?? '');
    const cars = newFirst.filter((car) => car.simple_body === body && [item, undefined].includes(holder(car)));
    // The one that it has, else a new car, else any.
    const rank = (car: Car) => `${Number(holder(car) !== item)}${Number(car.car_type === 'used')}${digest(item, car)}`;
    const [first] = cars
      .slice(0, MOST_OF_BODY)
      .map((car) => ({ car, rank: rank(car) }))
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
    if (first?.car.primary_image_url) itemOf.set(first.car.primary_image_url, item);
    return first?.car;
  }

  return ({ make, model, body }, item) => {
    const likenesses: ((car: Car) => boolean)[] = [
      (car) => make !== undefined && model !== undefined && car.make === make && car.model === model,
      (car) => body !== undefined && car.simple_body === body,
      (car) => make !== undefined && car.make === make,
      () => true,
    ];
    const own = make === undefined && body !== undefined ? ofBody(body, item) : undefined;
    const found = own ?? likenesses.map((isLike) => newFirst.find(isLike)).find((car) => car !== undefined);
    return found?.primary_image_url ?? null;
  };
}
