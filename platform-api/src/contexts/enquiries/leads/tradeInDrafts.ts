import type { Database, Queryable } from '../../../infrastructure/database/database';
import { notFound } from '../../../infrastructure/http/problems';
import type { Draft } from '../valuations/valuationDraft';

export interface StoredDraft {
  id: string;
  payload: Draft;
  category: string;
  dealership_slug: string | null;
  form_completed: boolean;
  quarantine_reason: string | null;
}
/** Drafts of trade-in leads in the database, each with one of its transactions or without. */
export const storedDrafts = {
  async insert(queryable: Queryable, tenant: string, id: string, draft: Draft): Promise<void> {
    await queryable.query(
      `insert into leads (tenant, id, category, subcategory, car_id, dealership_slug, payload, form_completed) values ($1, $2, $3, $4, $5, $6, $7::jsonb, false)`,
      [tenant, id, draft.category, draft.subcategory, draft.car_id, draft.dealership_slug, JSON.stringify(draft)],
    );
  },

  /** Throws a problem of 404 for a lead that is no trade-in of this tenant. */
  async find(queryable: Queryable | Database, tenant: string, id: string): Promise<StoredDraft> {
    const [lead] = await queryable.query<StoredDraft>(
      `select id, payload, category, dealership_slug, form_completed, quarantine_reason from leads
        where tenant = $1 and id = $2 and payload ? 'trade_in' and deidentified_at is null`,
      [tenant, id],
    );
    if (!lead) throw notFound();
    return lead;
  },

  async save(queryable: Queryable, tenant: string, id: string, payload: Draft): Promise<void> {
    await queryable.query('update leads set payload = $3::jsonb where tenant = $1 and id = $2', [tenant, id, JSON.stringify(payload)]);
  },

  /** Stores the draft as a lead, quarantined for the reason that is not null. */
  async complete(queryable: Queryable, tenant: string, id: string, payload: Draft, reason: string | null): Promise<void> {
    await queryable.query(
      `update leads set payload = $3::jsonb, location = $4, dealership_slug = $5, car_id = $6, form_completed = true, quarantine_reason = $7
        where tenant = $1 and id = $2`,
      [tenant, id, JSON.stringify(payload), payload.location, payload.dealership_slug, payload.car_id, reason],
    );
  },
};
