import type { LeadPayload } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { createDeliveryPlanner, type DeliveryPlanner } from '../delivery/deliveryPlanner';
import { createDeliveryQueue } from '../delivery/deliveryQueue';
import type { DeliverySource } from '../delivery/deliverySource';
import { replayDead } from '../delivery/replayDead';
import { VISITOR } from '../delivery/visitorEndpoint';
import { leadContent } from '../leads/leadContent';
import { leadUpdates } from '../leads/leadUpdates';

export const LISTED_STATES = ['pending', 'delivered', 'dead', 'quarantined', 'waiting'] as const;
/** States of a listed lead: those of its deliveries, in quarantine, or waiting for a configuration. */
export type ListedState = (typeof LISTED_STATES)[number];

export interface LeadFilter {
  tenant?: string | null;
  state?: ListedState | null;
  limit?: number;
}

/** One stored lead in the operator's list. */
export interface ListedLead {
  tenant: string;
  id: string;
  /** ISO 8601 instant. */
  at: string;
  category: string;
  name: string;
  carId: number | null;
  /** Why it is in quarantine, null when it is not. */
  quarantine: string | null;
  deliveries: ListedDelivery[];
  /** What was learnt after the submit, such as payments; oldest first. */
  updates: ListedUpdate[];
}

export interface ListedUpdate {
  category: string;
  /** ISO 8601 instant. */
  at: string;
  attributes: Readonly<Record<string, unknown>>;
}

export interface ListedDelivery {
  id: string;
  endpoint: string | null;
  channel: string | null;
  part: string;
  state: 'pending' | 'delivered' | 'dead' | 'replaced';
  attempts: number;
  error: string | null;
  /** ISO 8601 instant of the next attempt, null when there is none. */
  next: string | null;
  /** Why no endpoint gets it today, as the rest of a sentence; null where one does. */
  waits: string | null;
}

/** One lead with everything that the visitor sent, for an export. */
export interface ExportedLead extends Omit<ListedLead, 'deliveries' | 'name' | 'carId'> {
  payload: LeadPayload;
  states: string;
}

interface LeadRow {
  tenant: string;
  id: string;
  created_at: Date | string;
  category: string;
  payload: LeadPayload;
  dealership_slug: string | null;
  quarantine_reason: string | null;
  deliveries: Omit<ListedDelivery, 'waits'>[] | null;
  updates: ListedUpdate[] | null;
}

const DEFAULT_LIMIT = 100;
const EXPORT_PAGE_SIZE = 1000;

const CONDITIONS: Readonly<Record<ListedState, string>> = {
  quarantined: 'l.quarantine_reason is not null',
  waiting: `exists (select 1 from lead_deliveries d where d.tenant = l.tenant and d.lead_id = l.id and d.state = 'pending' and d.endpoint is null)`,
  pending: `exists (select 1 from lead_deliveries d where d.tenant = l.tenant and d.lead_id = l.id and d.state = 'pending')`,
  delivered: `exists (select 1 from lead_deliveries d where d.tenant = l.tenant and d.lead_id = l.id and d.state = 'delivered' and d.endpoint <> '${VISITOR}')`,
  dead: `exists (select 1 from lead_deliveries d where d.tenant = l.tenant and d.lead_id = l.id and d.state = 'dead' and d.endpoint is distinct from '${VISITOR}')`,
};

const UPDATES = `(select jsonb_agg(jsonb_build_object('category', u.category, 'at', u.created_at, 'attributes', u.attributes) order by u.id)
                 from lead_attributes u where u.tenant = l.tenant and u.lead_id = l.id) as updates`;

const updatesOf = ({ updates }: Pick<LeadRow, 'updates'>): ListedUpdate[] =>
  (updates ?? []).map((each) => ({ ...each, at: new Date(each.at).toISOString() }));

const listedLead = (row: LeadRow, planner: Pick<DeliveryPlanner, 'whyWaiting'>): ListedLead => ({
  tenant: row.tenant,
  id: row.id,
  at: new Date(row.created_at).toISOString(),
  category: row.category,
  name: [row.payload.name, row.payload.last_name].filter(Boolean).join(' '),
  carId: row.payload.car_id ?? null,
  quarantine: row.quarantine_reason,
  deliveries: (row.deliveries ?? []).map((each) => ({
    ...each,
    next: each.state === 'pending' && each.next ? new Date(each.next).toISOString() : null,
    waits: each.state === 'pending' && each.endpoint === null ? planner.whyWaiting(row.tenant, row) : null,
  })),
  updates: updatesOf(row),
});

/** The operator's work on leads: list them, replay dead letters, release from quarantine, export. */
export interface LeadService {
  /** Newest first. */
  list(filter?: LeadFilter): Promise<ListedLead[]>;
  /** One lead; null where there is none. */
  find(leadId: string): Promise<ListedLead | null>;
  /** Retries dead letters from the beginning, also at endpoints that were disabled; returns how many. */
  replay(filter: { tenant?: string | null; leadId?: string | null }): Promise<number>;
  /** Delivers a lead from quarantine; false when it is not there. */
  release(leadId: string): Promise<boolean>;
  /** All leads of one tenant or of all, oldest first, a page at a time; `after` is the cursor of the page before. */
  export(filter?: { tenant?: string | null; after?: ExportCursor | null }): Promise<ExportPage>;
}

/** Position of the last exported lead. */
export interface ExportCursor {
  at: string;
  id: string;
}
export interface ExportPage {
  leads: ExportedLead[];
  /** Cursor for the next page; null after the last. */
  after: ExportCursor | null;
}

/** The lead service over an open database; `source` configures where released leads go. A lead that is released late is not confirmed to its visitor. */
export const openLeadService = (database: Database, source: DeliverySource): LeadService =>
  createLeadService(
    database,
    createDeliveryPlanner(source, createDeliveryQueue(database), () => false),
  );

/** The lead service over an open database and the planner of its deliveries. */
export function createLeadService(database: Database, planner: DeliveryPlanner): LeadService {
  const rows = (where: string, parameters: readonly unknown[], order: string) =>
    database.query<LeadRow>(
      `select l.tenant, l.id, l.created_at, l.category, l.dealership_slug, l.payload, l.quarantine_reason,
              (select jsonb_agg(jsonb_build_object('id', d.id, 'endpoint', d.endpoint, 'channel', d.channel, 'part', d.part, 'state', d.state,
                                                   'attempts', d.attempts, 'error', d.last_error, 'next', d.next_attempt_at) order by d.created_at, d.endpoint)
                 from lead_deliveries d where d.tenant = l.tenant and d.lead_id = l.id) as deliveries,
              ${UPDATES}
         from leads l where ${where} ${order}`,
      parameters,
    );

  return {
    async list({ tenant = null, state = null, limit = DEFAULT_LIMIT } = {}) {
      const condition = state ? CONDITIONS[state] : 'true';
      const found = await rows(
        `($1::text is null or l.tenant = $1) and ${condition}`,
        [tenant, limit],
        'order by l.created_at desc, l.id limit $2',
      );
      return found.map((row) => listedLead(row, planner));
    },

    async find(leadId) {
      const [row] = await rows('l.id = $1', [leadId], '');
      return row ? listedLead(row, planner) : null;
    },

    async replay({ tenant = null, leadId = null }) {
      await planner.prepare();
      return database.transaction((transaction) => replayDead(transaction, planner, { tenant, leadId }));
    },

    async release(leadId) {
      await planner.prepare();
      return database.transaction(async (transaction) => {
        const lead = await leadContent.release(transaction, leadId);
        if (lead) {
          await planner.plan(transaction, lead.tenant, { id: leadId, ...lead });
          await leadUpdates(planner).planReleased(transaction, lead.tenant, leadId);
        }
        return lead !== null;
      });
    },

    async export({ tenant = null, after = null } = {}) {
      const page = await database.query<LeadRow & { exact: string; states: string | null }>(
        `select l.tenant, l.id, l.created_at, l.created_at::text as exact, l.category, l.payload, l.quarantine_reason,
                (select string_agg(coalesce(d.endpoint, 'waiting') || ':' || d.state, ' ' order by d.created_at)
                   from lead_deliveries d where d.tenant = l.tenant and d.lead_id = l.id) as states,
                ${UPDATES}
           from leads l where ($1::text is null or l.tenant = $1) and ($2::timestamptz is null or (l.created_at, l.id) > ($2::timestamptz, $3::uuid))
          order by l.created_at, l.id limit ${EXPORT_PAGE_SIZE}`,
        [tenant, after?.at ?? null, after?.id ?? null],
      );
      const last = page.at(-1);
      return {
        leads: page.map(({ tenant: of, id, created_at: at, category, quarantine_reason: quarantine, payload, states, updates }) => ({
          ...{ tenant: of, id, at: new Date(at).toISOString(), category, quarantine, states: states ?? '' },
          payload,
          updates: updatesOf({ updates }),
        })),
        after: last && page.length === EXPORT_PAGE_SIZE ? { at: last.exact, id: last.id } : null,
      };
    },
  };
}
