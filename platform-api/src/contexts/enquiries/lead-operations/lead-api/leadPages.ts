import type { LeadPayload } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../../infrastructure/database/database';
import { VISITOR } from '../../delivery/visitorEndpoint';
import type { ListedUpdate } from '../leadService';

/** A lead as programs of the dealer read it. Times are ISO 8601, UTC. */
export interface ReadLead {
  id: string;
  receivedAt: string;
  category: string;
  /** Why it is in quarantine, null when it is not. */
  quarantine: string | null;
  deliveries: {
    endpoint: string | null;
    channel: string | null;
    state: 'pending' | 'delivered' | 'dead' | 'replaced';
    attempts: number;
    error: string | null;
  }[];
  /** What the visitor sent. */
  payload: LeadPayload;
  /** What was learnt after the submit, such as payments; oldest first. */
  updates: ListedUpdate[];
  /** When a program marked it as dealt with, null while nobody has. */
  handledAt: string | null;
}

const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/**
 * A lead is in the list after so long: by then whatever was being written before it is there as well, so that none appears behind the place that a
 * program has reached.
 */
const SETTLED = "interval '20 seconds'";

const LEAD = `select l.id, ${time('l.created_at')} as "receivedAt", l.listed_at::text as exact, l.category, l.quarantine_reason as quarantine, l.payload,
  coalesce((select jsonb_agg(jsonb_build_object('endpoint', d.endpoint, 'channel', d.channel, 'state', d.state, 'attempts', d.attempts, 'error', d.last_error)
                             order by d.created_at, d.endpoint)
              from lead_deliveries d where d.tenant = l.tenant and d.lead_id = l.id and d.endpoint is distinct from '${VISITOR}'), '[]') as deliveries,
  coalesce((select jsonb_agg(jsonb_build_object('category', u.category, 'at', u.created_at, 'attributes', u.attributes) order by u.id)
              from lead_attributes u where u.tenant = l.tenant and u.lead_id = l.id), '[]') as updates,
  (select ${time('h.at')} from handled_leads h where h.tenant = l.tenant and h.lead_id = l.id) as "handledAt"
  from leads l where l.tenant = $1`;

type Row = ReadLead & { exact: string };
const leadOf = ({ exact: _exact, updates, ...lead }: Row): ReadLead => ({
  ...lead,
  updates: updates.map((each) => ({ ...each, at: new Date(each.at).toISOString() })),
});

/** Place in the list after a lead: its exact time and its id. */
const cursorOf = ({ exact, id }: Row) => Buffer.from(`${exact} ${id}`).toString('base64url');
const CURSOR = /^(.{10,40}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Time and id in a cursor; null in any other text. */
function readCursor(text: string): { at: string; id: string } | null {
  const [, at, id] = CURSOR.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  return at === undefined || id === undefined || Number.isNaN(Date.parse(at)) ? null : { at, id };
}

export interface LeadPage {
  leads: ReadLead[];
  /** Cursor of the next page, also for those that come later; null where the page has no lead. */
  after: string | null;
}

/** Leads of a tenant for programs, oldest first. */
export const leadPages = (database: Queryable) => ({
  /** null for a cursor that is none. `handled` leaves out the others; null has both. */
  async page(
    tenant: string,
    { after, limit, handled }: { after: string | null; limit: number; handled: boolean | null },
  ): Promise<LeadPage | null> {
    const from = after === null ? null : readCursor(after);
    if (after !== null && from === null) return null;
    const rows = await database.query<Row>(
      `${LEAD} and l.listed_at < now() - ${SETTLED} and ($2::timestamptz is null or (l.listed_at, l.id) > ($2::timestamptz, $3::uuid))
         and ($5::boolean is null or $5 = exists (select 1 from handled_leads h where h.tenant = l.tenant and h.lead_id = l.id))
       order by l.listed_at, l.id limit $4`,
      [tenant, from?.at ?? null, from?.id ?? null, limit, handled],
    );
    const last = rows.at(-1);
    return { leads: rows.map(leadOf), after: last ? cursorOf(last) : after };
  },

  async find(tenant: string, id: string): Promise<ReadLead | null> {
    const [row] = await database.query<Row>(`${LEAD} and l.id = $2`, [tenant, id]);
    return row ? leadOf(row) : null;
  },

  /** Marks a lead as dealt with, or as not; false where the tenant has none of this id. */
  async mark(tenant: string, id: string, { handled, token, now }: { handled: boolean; token: string; now: Date }): Promise<boolean> {
    const lead = await database.query('select 1 from leads where tenant = $1 and id = $2', [tenant, id]);
    if (lead.length === 0) return false;
    if (handled)
      await database.query('insert into handled_leads (tenant, lead_id, at, token_id) values ($1, $2, $3, $4) on conflict do nothing', [
        tenant,
        id,
        now,
        token,
      ]);
    else await database.query('delete from handled_leads where tenant = $1 and lead_id = $2', [tenant, id]);
    return true;
  },
});
