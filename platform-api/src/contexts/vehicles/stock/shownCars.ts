import { carPhotos, type Car } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { CAR_DATA } from './carData';
import { sanitizeCar } from './sanitizeCar';

/** How many of the newest cars compete for each place among the latest: new arrivals wait for their photographer. */
const LATEST_CANDIDATES = 4;

const hasPhotos = (car: Car) => carPhotos(car).length > 0;

/** The cars of one tenant that shoppers may see, with their views. */
export function shownCars(database: Database) {
  const cars = async (sql: string, parameters: readonly unknown[]): Promise<Car[]> =>
    (await database.query<{ data: Car; views: number | null }>(sql, parameters)).map(({ data, views }) => ({
      ...sanitizeCar(data),
      views: views ?? data.views,
    }));
  const columns = `select ${CAR_DATA} as data, car_views.views from cars left join car_views on car_views.tenant = cars.tenant and car_views.car_id = cars.id`;

  return {
    /** null for an unknown or hidden car (AP-030). A former slug of a car finds it too (PL-060). */
    async findBySlug(tenant: string, slug: string): Promise<Car | null> {
      const [car] = await cars(`${columns} where cars.tenant = $1 and cars.slug = $2 and cars.shown`, [tenant, slug]);
      if (car) return car;
      const formerly = `cars.id = (select car_id from former_slugs where tenant = $1 and slug = $2)`;
      return (await cars(`${columns} where cars.tenant = $1 and ${formerly} and cars.shown`, [tenant, slug]))[0] ?? null;
    },

    async findById(tenant: string, id: number): Promise<Car | null> {
      return (await cars(`${columns} where cars.tenant = $1 and cars.id = $2 and cars.shown`, [tenant, id]))[0] ?? null;
    },

    /** The car that is shown in the place of a hidden one; null without one. */
    async findReplacement(tenant: string, id: number): Promise<Car | null> {
      const former = `select former_slugs.car_id from former_slugs join cars as hidden using (tenant, slug)
        where tenant = $1 and hidden.id = $2 and not hidden.shown`;
      return (await cars(`${columns} where cars.tenant = $1 and cars.id = (${former}) and cars.shown`, [tenant, id]))[0] ?? null;
    },

    /** The visible cars of these ids in the given order, sold ones included. */
    async findByIds(tenant: string, ids: readonly number[]): Promise<Car[]> {
      const found = await cars(`${columns} where cars.tenant = $1 and cars.id = any($2::bigint[]) and cars.shown`, [tenant, ids]);
      return ids.flatMap((id) => found.find((car) => car.id === id) ?? []);
    },

    /** Cars for sale, newest first: those with photos among the newest, and before them none without. */
    async latest(tenant: string, limit: number): Promise<Car[]> {
      const forSale = "cars.shown and cars.status in ('in_stock', 'coming_soon')";
      const newest = `${columns} where cars.tenant = $1 and ${forSale} order by cars.created_at desc, cars.id desc limit $2`;
      const found = await cars(newest, [tenant, limit * LATEST_CANDIDATES]);
      return [...found.filter(hasPhotos), ...found.filter((car) => !hasPhotos(car))].slice(0, limit);
    },

    /** Up to so many cars in stock with a higher id than this, by id. */
    inStockAfter(tenant: string, after: number, limit: number): Promise<Car[]> {
      return cars(
        `${columns} where cars.tenant = $1 and cars.shown and cars.status = 'in_stock' and cars.id > $2 order by cars.id limit $3`,
        [tenant, after, limit],
      );
    },

    /** Cars for sale that are most like this one: same model, then same body, then same make, nearest price first. */
    similar(tenant: string, car: Car, limit: number): Promise<Car[]> {
      const similarities = ['make = $3 and model = $4', 'simple_body = $5', 'make = $3'];
      // Above and below the price, and cars without one: each is a short index scan, however large the stock is.
      const sides = ['price >= $6 order by price', 'price < $6 order by price desc', 'price is null order by id'];
      const candidates = similarities.flatMap((similarity, rank) =>
        sides.map(
          (side) =>
            `(select id, ${rank} as rank, price from cars where tenant = $1 and shown and status in ('in_stock', 'coming_soon')
              and id <> $2 and ${similarity} and ${side} limit $7)`,
        ),
      );
      return cars(
        `with candidates as (${candidates.join(' union all ')}),
         nearest as (select id, min(rank) as rank, min(abs(price - $6)) as distance from candidates group by id order by 2, 3 nulls last, 1 limit $7)
         select ${CAR_DATA} as data, car_views.views from nearest join cars on cars.tenant = $1 and cars.id = nearest.id
         left join car_views on car_views.tenant = $1 and car_views.car_id = nearest.id
         order by nearest.rank, nearest.distance nulls last, nearest.id`,
        [tenant, car.id, car.make, car.model, car.simple_body, car.price ?? 0, limit],
      );
    },
  };
}
