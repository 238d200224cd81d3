import type { Database } from '../../../infrastructure/database/database';

export interface CarAddress {
  slug: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** Cars for sale, which the site map lists; sold ones are not listed (PL-060). */
export function createCarAddresses(database: Database) {
  const forSale = `from cars where tenant = $1 and shown and status in ('in_stock', 'coming_soon')`;
  return {
    async count(tenant: string): Promise<{ count: number; updatedAt: string | null }> {
      const [row] = await database.query<{ count: number; updatedAt: string | null }>(
        `select count(*)::int as count, to_char(max(updated_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt" ${forSale}`,
        [tenant],
      );
      return row as { count: number; updatedAt: string | null };
    },

    /** One page of addresses in the order of their ids; `page` is 1-based. */
    page(tenant: string, page: number, size: number): Promise<CarAddress[]> {
      return database.query<CarAddress>(
        `select slug, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt" ${forSale} order by id limit $2 offset $3`,
        [tenant, size, (page - 1) * size],
      );
    },
  };
}
export type CarAddresses = ReturnType<typeof createCarAddresses>;
