import type { Car } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { CAR_DATA } from './carData';
import { INDEX_ROW_VERSION, type CarJson } from './carIndexRow';

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

/** A page of a tenant's change history, oldest first: after $2 and $3, at most $4. */
const CHANGES_PAGE = 'from cars where tenant = $1 and (change, id) > ($2, $3) order by change, id limit $4';

/** What changed in the stock of a tenant, in its order, for search indexes. */
export function carChanges(database: Database) {
  return {
    /** The last change of each tenant's stock. */
    async revisions(): Promise<Map<string, number>> {
      const rows = await database.query<{ tenant: string; change: number }>('select tenant, change::float8 as change from stock_revisions');
      return new Map(rows.map((row) => [row.tenant, row.change]));
    },

    /** Cars that changed after a position in the tenant's history, oldest first, at most `limit`. */
    changedSince(tenant: string, after: { change: number; id: number }, limit: number): Promise<ChangedCar[]> {
      return database.query<ChangedCar>(`select id::float8 as id, change::float8 as change, ${CAR_DATA} as car ${CHANGES_PAGE}`, [
        tenant,
        after.change,
        after.id,
        limit,
      ]);
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
