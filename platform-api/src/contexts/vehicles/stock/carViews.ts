import { createHmac } from 'node:crypto';
import type { Database } from '../../../infrastructure/database/database';
import { installationSecret } from '../../../infrastructure/installation/installationSecret';

/** Views of cars. A visitor is a keyed hash, and nothing here can be traced to a person after 30 minutes. */
export function createCarViews(database: Database) {
  const visitorKey = installationSecret(database, 'visitor_key');

  return {
    /** Counts one view per visitor and 30 minutes; resolves with all views of the car. */
    async count(tenant: string, carId: number, visitor: { address: string; agent: string }): Promise<number> {
      const hash = createHmac('sha256', await visitorKey())
        .update(`${visitor.address}\n${visitor.agent}`)
        .digest('hex');
      const [row] = await database.query<{ views: number }>(
        `with seen as (
           insert into car_viewers (tenant, car_id, visitor) values ($1, $2, $3)
           on conflict (tenant, car_id, visitor) do update set counted_at = now() where car_viewers.counted_at < now() - interval '30 minutes'
           returning 1),
         counted as (
           insert into car_views (tenant, car_id, views) select $1, $2, 1 from seen
           on conflict (tenant, car_id) do update set views = car_views.views + 1
           returning views)
         select coalesce((select views from counted), (select views from car_views where tenant = $1 and car_id = $2), 0) as views`,
        [tenant, carId, hash],
      );
      return row?.views ?? 0;
    },

    /** Deletes the visitor hashes of more than 30 minutes ago. */
    async deleteExpired(): Promise<void> {
      await database.query(`delete from car_viewers where counted_at < now() - interval '30 minutes'`);
    },
  };
}
export type CarViews = ReturnType<typeof createCarViews>;
