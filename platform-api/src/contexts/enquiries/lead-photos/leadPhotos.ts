import { randomUUID } from 'node:crypto';
import { MAX_LEAD_PHOTOS } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';
import { leadContent } from '../leads/leadContent';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Photos of one site that no lead has claimed: more is a flood, not visitors. */
const MAX_UNCLAIMED = 2000;
/** A form that is not sent within this time is not sent any more. */
const UNCLAIMED_DAYS = 7;
/** A valuation without contact is given up after this time. */
const UNFINISHED_DAYS = 30;

/** Photos of leads in the database. */
export const leadPhotos = {
  /** Stores a photo for a lead to come and returns its id; null when the site holds too many that no lead has claimed. */
  async store(queryable: Queryable, tenant: string, jpeg: Buffer): Promise<string | null> {
    const [row] = await queryable.query<{ id: string }>(
      `insert into lead_photos (tenant, id, jpeg)
       select $1, $2, $3 where (select count(*) from lead_photos where tenant = $1 and lead_id is null) < $4 returning id`,
      [tenant, randomUUID(), jpeg, MAX_UNCLAIMED],
    );
    return row?.id ?? null;
  },

  /** The photo as JPEG, null for one that the tenant does not have. */
  async read(queryable: Queryable, tenant: string, id: string): Promise<Buffer | null> {
    const [row] = await queryable.query<{ jpeg: Uint8Array }>('select jpeg from lead_photos where tenant = $1 and id = $2', [tenant, id]);
    return row ? Buffer.from(row.jpeg) : null;
  },

  /**
   * Makes photos those of a lead and returns the ids of the ones that exist, in the given order, at most ten: a photo that is gone never
   * holds up a lead.
   */
  async claim(transaction: Queryable, tenant: string, leadId: string, ids: readonly string[]): Promise<string[]> {
    const wanted = [...new Set(ids.map((id) => id.toLowerCase()))].filter((id) => UUID.test(id)).slice(0, MAX_LEAD_PHOTOS);
    if (wanted.length === 0) return [];
    const claimed = await transaction.query<{ id: string }>(
      'update lead_photos set lead_id = $2 where tenant = $1 and id = any($3::uuid[]) returning id',
      [tenant, leadId, wanted],
    );
    return wanted.filter((id) => claimed.some((photo) => photo.id === id));
  },

  /** Deletes the photos of leads that are being de-identified. */
  async deleteOf(transaction: Queryable, leads: readonly { tenant: string; id: string }[]): Promise<void> {
    await transaction.query(
      `delete from lead_photos using jsonb_to_recordset($1::jsonb) as lead (tenant text, id uuid)
        where lead_photos.tenant = lead.tenant and lead_photos.lead_id = lead.id`,
      [JSON.stringify(leads)],
    );
  },

  /** Deletes photos that no lead will claim, and those of forms that were given up before the contact. */
  async deleteStale(queryable: Queryable): Promise<void> {
    await queryable.query('delete from lead_photos where lead_id is null and created_at < now() - make_interval(days => $1)', [
      UNCLAIMED_DAYS,
    ]);
    const old = await queryable.query<{ tenant: string; id: string }>(
      'select distinct tenant, lead_id as id from lead_photos where lead_id is not null and created_at < now() - make_interval(days => $1)',
      [UNFINISHED_DAYS],
    );
    await leadPhotos.deleteOf(queryable, await leadContent.unfinishedTradeIns(queryable, old));
  },
};
