import { createHash, randomUUID } from 'node:crypto';
import type { LeadPayload } from '@forecourt/shared-contracts';
import type { Database, Queryable } from '../database/database';
import { Problem } from '../http/problems';
import { payloadHash } from './payloadHash';

export interface NewLead {
  payload: LeadPayload;
  /** One per submit, kept for its retries (AP-042). */
  key: string;
  /** null: to be delivered. */
  quarantineReason: string | null;
}

export interface LeadAttributes {
  category: string;
  attributes: Readonly<Record<string, unknown>>;
}

/** Claims the key for a new lead; answers the lead that has it already, and refuses another payload. */
async function claimKey(transaction: Queryable, tenant: string, leadId: string, { key, payload }: NewLead): Promise<string> {
  const hash = payloadHash(payload);
  const claimed = await transaction.query(
    `insert into lead_keys (tenant, key, payload_hash, lead_id) values ($1, $2, $3, $4)
     on conflict (tenant, key) do update set payload_hash = excluded.payload_hash, lead_id = excluded.lead_id, created_at = now()
       where lead_keys.created_at < now() - interval '24 hours'
     returning lead_id`,
    [tenant, key, hash, leadId],
  );
  if (claimed.length > 0) return leadId;
  const [known] = await transaction.query<{ payload_hash: string; lead_id: string }>(
    'select payload_hash, lead_id from lead_keys where tenant = $1 and key = $2',
    [tenant, key],
  );
  if (known?.payload_hash !== hash) throw new Problem('conflict');
  return known.lead_id;
}

/** What the visitor agreed to, with the words that stood there (PL-039). */
function consentsOf(payload: LeadPayload): { kind: string; wording: string | null }[] {
  return [
    ...(payload.opt_in ? [{ kind: 'marketing', wording: payload.opt_in_wording }] : []),
    ...(payload.opt_in_finance ? [{ kind: 'finance', wording: null }] : []),
    ...(payload.opt_in_trade ? [{ kind: 'trade', wording: null }] : []),
    ...(payload.terms_agreed ? [{ kind: 'terms', wording: null }] : []),
  ];
}

/** Version of a wording: changes with every letter of it. */
const versionOf = (wording: string | null) =>
  createHash('sha256')
    .update(wording ?? '')
    .digest('hex')
    .slice(0, 12);

async function store(transaction: Queryable, tenant: string, leadId: string, { payload, quarantineReason }: NewLead): Promise<void> {
  await transaction.query(
    `insert into leads (tenant, id, category, subcategory, car_id, dealership_slug, location, payload, quarantine_reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9)`,
    [
      tenant,
      leadId,
      payload.category,
      payload.subcategory,
      payload.car_id,
      payload.dealership_slug,
      payload.location,
      JSON.stringify(payload),
      quarantineReason,
    ],
  );
  for (const { kind, wording } of consentsOf(payload)) {
    await transaction.query('insert into consents (tenant, lead_id, kind, wording, version, page) values ($1, $2, $3, $4, $5, $6)', [
      tenant,
      leadId,
      kind,
      wording,
      versionOf(wording),
      payload.url,
    ]);
  }
  if (quarantineReason === null) {
    await transaction.query('insert into lead_deliveries (tenant, id, lead_id) values ($1, $2, $3)', [tenant, randomUUID(), leadId]);
  }
}

/** Leads of one tenant. */
export function createLeadRepository(database: Database) {
  return {
    /**
     * Stores the lead, its consents and its delivery job in one transaction, then answers its id (PL-031).
     * The same key within 24 hours answers the first lead again; with another payload it is a conflict (AP-042).
     */
    accept(tenant: string, lead: NewLead): Promise<string> {
      return database.transaction(async (transaction) => {
        const fresh = randomUUID();
        const leadId = await claimKey(transaction, tenant, fresh, lead);
        if (leadId === fresh) await store(transaction, tenant, leadId, lead);
        return leadId;
      });
    },

    /** Adds to a lead that the tenant has; false for any other (AP-046, PL-043). */
    async addAttributes(tenant: string, leadId: string, { category, attributes }: LeadAttributes): Promise<boolean> {
      const added = await database.query(
        `insert into lead_attributes (tenant, lead_id, category, attributes)
         select tenant, id, $3, $4::jsonb from leads where tenant = $1 and id = $2 returning id`,
        [tenant, leadId, category, JSON.stringify(attributes)],
      );
      return added.length > 0;
    },
  };
}
export type LeadRepository = ReturnType<typeof createLeadRepository>;
