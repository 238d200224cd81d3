import type { LeadPayload } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';
import { notFound } from '../../../infrastructure/http/problems';
import type { VisitSource } from '../../vehicles';
import { listedAt } from './listedAt';

/** The payload of a trade-in, whose contact may not be known yet. */
type TradeInPayload = LeadPayload & { trade_in: object };

interface NewTradeIn {
  draft: TradeInPayload;
  /** Where the visit came from; null where that is not known. */
  visit: VisitSource | null;
  /** Who is signed in; null: nobody. */
  userId: number | null;
}

interface StoredDraft<Payload> {
  id: string;
  payload: Payload;
  category: string;
  dealership_slug: string | null;
  form_completed: boolean;
  quarantine_reason: string | null;
}

/** Whether a lead is a trade-in of the tenant; it stays one for the rest of the transaction. */
export async function isTradeIn(transaction: Queryable, tenant: string, leadId: string): Promise<boolean> {
  const found = await transaction.query(
    `select 1 from leads where tenant = $1 and id = $2 and payload ? 'trade_in' and deidentified_at is null for share`,
    [tenant, leadId],
  );
  return found.length > 0;
}

/** Leads that are submitted step by step, as trade-ins are; each method runs in one of their transactions or without. */
export const tradeInDrafts = {
  async insert(queryable: Queryable, tenant: string, id: string, { draft, visit, userId }: NewTradeIn): Promise<void> {
    await queryable.query(
      `insert into leads (tenant, id, category, subcategory, car_id, dealership_slug, payload, form_completed, source, campaign, user_id, listed_at)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, false, $8, $9, $10, ${listedAt('false')})`,
      [
        tenant,
        id,
        draft.category,
        draft.subcategory,
        draft.car_id,
        draft.dealership_slug,
        JSON.stringify(draft),
        visit?.source ?? null,
        visit?.campaign ?? null,
        userId,
      ],
    );
  },

  /** Throws a problem of 404 for a lead that is no trade-in of this tenant. */
  async find<Payload extends TradeInPayload>(queryable: Queryable, tenant: string, id: string): Promise<StoredDraft<Payload>> {
    const [lead] = await queryable.query<StoredDraft<Payload>>(
      `select id, payload, category, dealership_slug, form_completed, quarantine_reason from leads
        where tenant = $1 and id = $2 and payload ? 'trade_in' and deidentified_at is null`,
      [tenant, id],
    );
    if (!lead) throw notFound();
    return lead;
  },

  async save(queryable: Queryable, tenant: string, id: string, payload: TradeInPayload): Promise<void> {
    await queryable.query('update leads set payload = $3::jsonb where tenant = $1 and id = $2', [tenant, id, JSON.stringify(payload)]);
  },

  /** Stores the draft as a lead, quarantined for the reason that is not null; it is the account's of who completes it. */
  async complete(
    queryable: Queryable,
    tenant: string,
    id: string,
    payload: TradeInPayload,
    { reason, userId }: { reason: string | null; userId: number | null },
  ): Promise<void> {
    await queryable.query(
      `update leads set payload = $3::jsonb, location = $4, dealership_slug = $5, car_id = $6, form_completed = true, completed_at = now(), listed_at = now(), quarantine_reason = $7,
              user_id = coalesce($8, user_id)
        where tenant = $1 and id = $2`,
      [tenant, id, JSON.stringify(payload), payload.location, payload.dealership_slug, payload.car_id, reason, userId],
    );
  },
};
