import { randomUUID } from 'node:crypto';
import { MAX_LEAD_PHOTOS } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';

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

  /** Deletes photos that no lead will claim, and those of forms that were given up before the contact. */
  async deleteStale(queryable: Queryable): Promise<void> {
    await queryable.query(
      `delete from lead_photos p where (p.lead_id is null and p.created_at < now() - make_interval(days => $1))
          or (p.created_at < now() - make_interval(days => $2)
              and exists (select 1 from leads l where l.tenant = p.tenant and l.id = p.lead_id and not l.form_completed and l.payload ? 'trade_in'))`,
      [UNCLAIMED_DAYS, UNFINISHED_DAYS],
    );
  },
};
