import type { Car } from '@forecourt/shared-contracts';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import { carDigest } from './carDigest';
import { INDEX_ROW_VERSION, carIndexRow } from './carIndexRow';
import { sanitizeCar } from './sanitizeCar';
import type { CarSource, StoredCar } from './storedCar';

export interface CarSummary {
  id: number;
  feedKey: string;
  source: CarSource;
  status: Car['status'];
  reserved: boolean;
  /** Whether shoppers may see it. */
  shown: boolean;
  createdAt: string;
  /** Epoch seconds of the sale; null for other cars. */
  soldAt: number | null;
  /** `carDigest` of the car when it was last written. */
  digest: string;
}

/** How many cars a make and model has, as it is written. */
export interface ModelCount {
  make: string;
  model: string;
  cars: number;
}

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
       simple_body = excluded.simple_body, price = excluded.price, data = excluded.data, created_at = excluded.created_at, updated_at = excluded.updated_at, digest = excluded.digest,
       searched = excluded.searched, searched_as = excluded.searched_as`,
    [tenant, change, JSON.stringify(rows), indexRowVersion(change)],
  );
}

/** The stock of one tenant as it is written, hidden cars included. */
export function storedCars(database: Database) {
  return {
    /** Those of the cars that are sold, hidden ones included. */
    async soldAmong(tenant: string, ids: readonly number[]): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const rows = await database.query<{ id: number }>(
        `select id::float8 as id from cars where tenant = $1 and id = any($2::bigint[]) and status = 'sold'`,
        [tenant, ids],
      );
      return new Set(rows.map(({ id }) => id));
    },

    /** Every car of the tenant, without its data. */
    summaries(tenant: string): Promise<CarSummary[]> {
      return database.query<CarSummary>(
        `select id::float8 as id, feed_key as "feedKey", source, status, shown, coalesce((data->>'reserved')::boolean, false) as reserved, digest, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
           case when status = 'sold' then (data->>'sold_date_timestamp')::float8 end as "soldAt"
         from cars where tenant = $1`,
        [tenant],
      );
    },

    /** The makes and models of cars that are not sold. */
    modelCounts(tenant: string): Promise<ModelCount[]> {
      return database.query<ModelCount>(
        `select make, model, count(*)::int as cars from cars where tenant = $1 and status <> 'sold' group by make, model order by make, model`,
        [tenant],
      );
    },

    byIds: async (tenant: string, ids: readonly number[]): Promise<Car[]> =>
      (await database.query<{ data: Car }>('select data from cars where tenant = $1 and id = any($2::bigint[])', [tenant, ids])).map(
        (row) => row.data,
      ),

    /** Leads the addresses of hidden cars, former ones too, to the cars that are shown in their place. */
    async redirect(tenant: string, replaced: readonly { from: number; to: number }[]): Promise<void> {
      const pairs = [tenant, JSON.stringify(replaced)];
      const pair = 'jsonb_to_recordset($2::jsonb) as pair ("from" bigint, "to" bigint)';
      await database.transaction(async (transaction) => {
        await transaction.query(
          `insert into former_slugs (tenant, slug, car_id)
           select $1, cars.slug, pair."to" from ${pair} join cars on cars.tenant = $1 and cars.id = pair."from"
           on conflict (tenant, slug) do update set car_id = excluded.car_id`,
          pairs,
        );
        await transaction.query(
          `update former_slugs set car_id = pair."to" from ${pair} where former_slugs.tenant = $1 and former_slugs.car_id = pair."from"`,
          pairs,
        );
      });
    },

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
  };
}
