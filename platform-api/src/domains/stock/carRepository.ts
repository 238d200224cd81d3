import type { Car } from '@forecourt/shared-contracts';
import type { Database, Queryable } from '../../infrastructure/database/database';
import { INDEX_ROW_VERSION, carIndexRow, type CarJson } from './carIndexRow';
import { carDigest } from './carDigest';
import { sanitizeCar } from './sanitizeCar';
import type { CarSource, StoredCar } from './storedCar';

export interface CarSummary {
  id: number;
  feedKey: string;
  source: CarSource;
  status: string;
  createdAt: string;
  /** `carDigest` of the car when it was last written. */
  digest: string;
}

export interface ChangedCar {
  id: number;
  change: number;
  car: Car;
}

/** A changed car as JSON. */
export interface ChangedCarJson extends CarJson {
  id: number;
  change: number;
}

/** The car with the attribute `reserved` for one that a shopper holds, whatever its feed has (AP-060). */
const CAR_DATA = `case when cars.held then cars.data || '{"reserved":true}'::jsonb else cars.data end`;
/** A page of a tenant's change history, oldest first: after $2 and $3, at most $4. */
const CHANGES_PAGE = 'from cars where tenant = $1 and (change, id) > ($2, $3) order by change, id limit $4';

/** Takes the tenant's next change number; a second writer of the same tenant waits for this transaction. */
export async function nextChange(transaction: Queryable, tenant: string): Promise<number> {
  const [row] = await transaction.query<{ change: number }>(
    `insert into stock_revisions (tenant, change) values ($1, nextval('stock_changes'))
     on conflict (tenant) do update set change = nextval('stock_changes')
     returning change::float8 as change`,
    [tenant],
  );
  return (row as { change: number }).change;
}

/** Valid for this change only: an older release may write the car later without the row. */
const indexRowVersion = (change: number) => `${INDEX_ROW_VERSION} ${change}`;

/** Every write of cars. */
async function upsert(transaction: Queryable, tenant: string, cars: readonly StoredCar[]): Promise<void> {
  const change = await nextChange(transaction, tenant);
  const rows = cars.map(({ car, feedKey, source }) => ({
    id: car.id,
    slug: car.slug,
    feed_key: feedKey,
    source,
    status: car.status,
    shown: car.show_on_dealer_website,
    make: car.make,
    model: car.model,
    simple_body: car.simple_body,
    price: car.price,
    data: sanitizeCar(car),
    created_at: car.created_at,
    updated_at: car.updated_at,
    digest: carDigest({ car, feedKey, source }),
    searched: carIndexRow(car),
  }));
  await transaction.query(
    `insert into cars (tenant, change, id, slug, feed_key, source, status, shown, make, model, simple_body, price, data, created_at, updated_at, digest, searched, searched_as)
     select $1, $2, row.*, $4 from jsonb_to_recordset($3::jsonb) as row (id bigint, slug text, feed_key text, source text, status text, shown boolean,
       make text, model text, simple_body text, price double precision, data jsonb, created_at timestamptz, updated_at timestamptz, digest text, searched text)
     on conflict (tenant, id) do update set change = excluded.change, slug = excluded.slug, feed_key = excluded.feed_key, source = excluded.source,
       status = excluded.status, shown = excluded.shown, make = excluded.make, model = excluded.model,
       simple_body = excluded.simple_body, price = excluded.price, data = excluded.data, updated_at = excluded.updated_at, digest = excluded.digest,
       searched = excluded.searched, searched_as = excluded.searched_as`,
    [tenant, change, JSON.stringify(rows), indexRowVersion(change)],
  );
}

/** Cars of one tenant; nothing here can reach another tenant's (PL-043). */
export function createCarRepository(database: Database) {
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

    /** The visible cars of these ids in the given order, sold ones included. */
    async findByIds(tenant: string, ids: readonly number[]): Promise<Car[]> {
      const found = await cars(`${columns} where cars.tenant = $1 and cars.id = any($2::bigint[]) and cars.shown`, [tenant, ids]);
      return ids.flatMap((id) => found.find((car) => car.id === id) ?? []);
    },

    /** Cars for sale, newest first. */
    latest(tenant: string, limit: number): Promise<Car[]> {
      const forSale = "cars.shown and cars.status in ('in_stock', 'coming_soon')";
      return cars(`${columns} where cars.tenant = $1 and ${forSale} order by cars.created_at desc, cars.id desc limit $2`, [tenant, limit]);
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

    /** Every car of the tenant, without its data. */
    summaries(tenant: string): Promise<CarSummary[]> {
      return database.query<CarSummary>(
        `select id::float8 as id, feed_key as "feedKey", source, status, digest, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
         from cars where tenant = $1`,
        [tenant],
      );
    },

    byIds: async (tenant: string, ids: readonly number[]): Promise<Car[]> =>
      (await database.query<{ data: Car }>('select data from cars where tenant = $1 and id = any($2::bigint[])', [tenant, ids])).map(
        (row) => row.data,
      ),

    /** Unique ids for new cars. */
    async newIds(count: number): Promise<number[]> {
      const rows = await database.query<{ id: number }>(`select nextval('car_ids')::float8 as id from generate_series(1, $1::int)`, [
        count,
      ]);
      return rows.map((row) => row.id);
    },

    /** Adds cars or replaces those with the same id, all or none. */
    async save(tenant: string, changed: readonly StoredCar[]): Promise<void> {
      if (changed.length > 0) await database.transaction((transaction) => upsert(transaction, tenant, changed));
    },

    /** The last change of each tenant's stock. */
    async revisions(): Promise<Map<string, number>> {
      const rows = await database.query<{ tenant: string; change: number }>('select tenant, change::float8 as change from stock_revisions');
      return new Map(rows.map((row) => [row.tenant, row.change]));
    },

    /** Cars that changed after a position in the tenant's history, oldest first, at most `limit`. */
    changedSince(tenant: string, after: { change: number; id: number }, limit: number): Promise<ChangedCar[]> {
      return database.query<ChangedCar>(
        `select id::float8 as id, change::float8 as change, ${CAR_DATA} as car ${CHANGES_PAGE}`,
        [tenant, after.change, after.id, limit],
      );
    },

    /** The same as JSON with index rows; only the cars of this page are converted to JSON, whatever the query plan. */
    changedCarsJson(tenant: string, after: { change: number; id: number }, limit: number): Promise<ChangedCarJson[]> {
      return database.query<ChangedCarJson>(
        `select id::float8 as id, change::float8 as change, (${CAR_DATA})::text as json,
           case when held or searched_as <> $5::text || ' ' || change then null else searched end as "indexRow"
         from (select id, change, held, data, searched, searched_as ${CHANGES_PAGE}) as cars order by cars.change, cars.id`,
        [tenant, after.change, after.id, limit, INDEX_ROW_VERSION],
      );
    },

    /**
     * Updates the statistics of the query planner. Without it a large stock that was just loaded is sorted for every
     * page of its history; the embedded database never analyzes by itself.
     */
    analyze: () => database.script('analyze cars'),
  };
}
export type CarRepository = ReturnType<typeof createCarRepository>;
