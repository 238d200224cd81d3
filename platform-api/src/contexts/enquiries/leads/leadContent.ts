import type { LeadPayload } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';
import type { PlainMail, VisitorMail } from './visitorMail';

export interface LeadId {
  tenant: string;
  id: string;
}

/** What is delivered of a lead. */
export interface LeadContent {
  payload: LeadPayload;
  created_at: Date;
  dealership_slug: string | null;
  location: string | null;
  car_id: number | null;
  isDeidentified: boolean;
}

/** What was learnt of a lead after its submit. */
export interface StoredLeadUpdate {
  category: string;
  at: Date;
  attributes: Readonly<Record<string, unknown>>;
  mail: VisitorMail | PlainMail | null;
}

/** When the leads of a tenant came. */
export interface LeadArrivals {
  tenant: string;
  leads: number;
  first: Date | string;
  last: Date | string;
}

/** What other folders read and change of leads. */
export const leadContent = {
  async find(queryable: Queryable, tenant: string, leadId: string): Promise<LeadContent | null> {
    const [row] = await queryable.query<Omit<LeadContent, 'created_at'> & { created_at: Date | string }>(
      `select payload, created_at, dealership_slug, location, car_id::float8 as car_id, deidentified_at is not null as "isDeidentified"
         from leads where tenant = $1 and id = $2`,
      [tenant, leadId],
    );
    return row ? { ...row, created_at: new Date(row.created_at) } : null;
  },

  async update(queryable: Queryable, updateId: string): Promise<StoredLeadUpdate | null> {
    const [row] = await queryable.query<Omit<StoredLeadUpdate, 'at'> & { at: Date | string }>(
      'select category, created_at as at, attributes, mail from lead_attributes where id = $1::bigint',
      [updateId],
    );
    return row ? { ...row, at: new Date(row.at) } : null;
  },

  /** Category and dealership of leads, by id. */
  async routing(
    queryable: Queryable,
    tenant: string,
    ids: readonly string[],
  ): Promise<Map<string, { category: string; dealership_slug: string | null }>> {
    const rows = await queryable.query<{ id: string; category: string; dealership_slug: string | null }>(
      'select id, category, dealership_slug from leads where tenant = $1 and id = any($2::uuid[])',
      [tenant, ids],
    );
    return new Map(rows.map(({ id, ...lead }) => [id, lead]));
  },

  /** Of each tenant with leads since then, those in quarantine left out. */
  arrivals(queryable: Queryable, since: Date): Promise<LeadArrivals[]> {
    return queryable.query<LeadArrivals>(
      `select tenant, count(*)::int as leads, min(created_at) as first, max(created_at) as last from leads
        where created_at > $1 and quarantine_reason is null group by tenant`,
      [since],
    );
  },

  /** Those of the leads whose personal data is still there. */
  async identified(queryable: Queryable, ids: readonly string[]): Promise<Set<string>> {
    const rows = await queryable.query<{ id: string }>('select id from leads where id = any($1::uuid[]) and deidentified_at is null', [
      ids,
    ]);
    return new Set(rows.map(({ id }) => id));
  },

  /** Writes a change into the payload of a lead; null for one whose personal data is gone. */
  async merge(
    transaction: Queryable,
    tenant: string,
    leadId: string,
    change: object,
  ): Promise<{ category: string; dealership_slug: string | null; email: string | null } | null> {
    const [lead] = await transaction.query<{ category: string; dealership_slug: string | null; email: string | null }>(
      `update leads set payload = payload || $3::jsonb where tenant = $1 and id = $2 and deidentified_at is null
       returning category, dealership_slug, payload->>'email' as email`,
      [tenant, leadId, JSON.stringify(change)],
    );
    return lead ?? null;
  },

  /** Those of the leads that are trade-ins without a contact yet. */
  unfinishedTradeIns(queryable: Queryable, leads: readonly LeadId[]): Promise<LeadId[]> {
    return queryable.query<LeadId>(
      `select leads.tenant, leads.id from leads join jsonb_to_recordset($1::jsonb) as wanted (tenant text, id uuid) using (tenant, id)
        where not leads.form_completed and leads.payload ? 'trade_in'`,
      [JSON.stringify(leads)],
    );
  },

  /** Releases a lead from quarantine; null for one that is not there. */
  async release(
    transaction: Queryable,
    leadId: string,
  ): Promise<{ tenant: string; category: string; dealership_slug: string | null } | null> {
    const [lead] = await transaction.query<{ tenant: string; category: string; dealership_slug: string | null }>(
      `update leads set quarantine_reason = null, released_at = now() where id = $1 and quarantine_reason is not null and deidentified_at is null
       returning tenant, category, dealership_slug`,
      [leadId],
    );
    return lead ?? null;
  },

  /** Leads in quarantine, by tenant. */
  quarantined(queryable: Queryable): Promise<{ tenant: string; count: number }[]> {
    return queryable.query('select tenant, count(*)::int as count from leads where quarantine_reason is not null group by tenant');
  },
};
