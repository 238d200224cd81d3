import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import type { LeadPart } from '../leads/collaborators';
import { leadContent } from '../leads/leadContent';
import { endpointsFor } from './deliveryConfig';
import type { DeliveryQueue } from './deliveryQueue';
import type { DeliverySource } from './deliverySource';

interface Routed {
  id: string;
  lead_id: string;
  part: LeadPart;
  update_id: string | null;
  endpoint: string;
}

interface RerouteOptions {
  queue: DeliveryQueue;
  source: DeliverySource;
}

const PAGE_SIZE = 500;
/** As long as a delivery is tried: rules that are put back within this time reach what they had left. */
const PUT_BACK = '72 hours';

/** Deliveries that follow the rules of today; no name of a document begins with @. */
const FOLLOWS_RULES = `endpoint is not null and endpoint not like '@%' and fallback_of is null`;
const OPEN = `state = 'pending' and ${FOLLOWS_RULES}`;
/** Those that the rules had left, and that nothing has taken the place of at their endpoint. */
const LEFT = `state = 'replaced' and settled_at > now() - interval '${PUT_BACK}' and ${FOLLOWS_RULES}
  and not exists (select 1 from lead_deliveries again
                   where again.tenant = d.tenant and again.lead_id = d.lead_id and again.part = d.part
                     and again.update_id is not distinct from d.update_id and again.endpoint = d.endpoint and again.state <> 'replaced')`;

/**
 * Makes leads that wait follow the rules of today: a delivery that is still being tried at an endpoint which the rules do not name any more for its
 * lead goes to those that they name, and to one that they had left as soon as they name it again. Fallbacks, what visitors get, and leads that no
 * rule matches stay as they are.
 */
export function createRerouting(database: Database, { queue, source }: RerouteOptions): () => Promise<void> {
  /** Deliveries of a tenant, in pages by id. */
  const pageOf = (which: string, tenant: string, after: string | null): Promise<Routed[]> =>
    database.query<Routed>(
      `select id, lead_id, part, update_id::text as update_id, endpoint from lead_deliveries d
        where tenant = $1 and ${which} and ($2::uuid is null or id > $2) order by id limit ${PAGE_SIZE}`,
      [tenant, after],
    );

  /** Plans a delivery of its own, so that an attempt that is under way elsewhere settles the other one alone. */
  async function planAt(
    transaction: Queryable,
    tenant: string,
    { lead_id: leadId, part, update_id: updateId }: Routed,
    { name, createdAt, startAfter }: { name: string; createdAt: Date; startAfter: Date },
  ): Promise<void> {
    const deliveryId = randomUUID();
    const added = await transaction.query(
      `insert into lead_deliveries (tenant, id, lead_id, part, endpoint, channel, update_id, created_at, next_attempt_at)
       values ($1, $2, $3, $4, $5, $6, $7::bigint, $8, $9) on conflict do nothing returning 1`,
      [
        ...[tenant, deliveryId, leadId, part, name, source.of(tenant).endpoints[name]?.channel ?? null, updateId],
        ...[createdAt.toISOString(), startAfter.toISOString()],
      ],
    );
    if (added.length > 0) await queue.send(transaction, { tenant, deliveryId }, { startAfter });
  }

  async function move(transaction: Queryable, tenant: string, open: Routed, names: readonly string[]): Promise<void> {
    const { id, lead_id: leadId, part, update_id: updateId, endpoint } = open;
    const [held] = await transaction.query<{
      attempts: number;
      created_at: Date | string;
      next_attempt_at: Date | string;
      has_fallback: boolean;
    }>(
      `select attempts, created_at, next_attempt_at,
              exists (select 1 from lead_deliveries f where f.tenant = d.tenant and f.fallback_of = d.id) as has_fallback
         from lead_deliveries d where tenant = $1 and id = $2 and endpoint = $3 and state = 'pending' for update`,
      [tenant, id, endpoint],
    );
    if (!held) return;
    const others = await transaction.query<{ endpoint: string | null }>(
      `select endpoint from lead_deliveries
        where tenant = $1 and lead_id = $2 and part = $3 and update_id is not distinct from $4::bigint and id <> $5 and state <> 'replaced'`,
      [tenant, leadId, part, updateId, id],
    );
    const missing = names.filter((name) => !others.some((other) => other.endpoint === name));
    if (missing.length > 0 && !held.has_fallback)
      await transaction.query('delete from lead_deliveries where tenant = $1 and id = $2', [tenant, id]);
    else
      await transaction.query(
        `update lead_deliveries set state = 'replaced', last_error = $3, settled_at = now() where tenant = $1 and id = $2`,
        [tenant, id, `the rules of the site name ${names.join(', ')} for this lead now, not ${endpoint}`],
      );
    // A form that is half filled in goes on waiting for the rest.
    const startAfter = held.attempts === 0 ? new Date(held.next_attempt_at) : new Date();
    for (const name of missing) await planAt(transaction, tenant, open, { name, createdAt: new Date(held.created_at), startAfter });
  }

  /** Once, whoever else finds the delivery at the same time. */
  async function planAgain(transaction: Queryable, tenant: string, left: Routed): Promise<void> {
    const claimed = await transaction.query(
      `update lead_deliveries set settled_at = null where tenant = $1 and id = $2 and state = 'replaced' and settled_at is not null returning 1`,
      [tenant, left.id],
    );
    const at = { name: left.endpoint, createdAt: new Date(), startAfter: new Date() };
    if (claimed.length > 0) await planAt(transaction, tenant, left, at);
  }

  /** Every delivery of a tenant that a condition finds, with the endpoints that the rules of today name for its lead. */
  async function forEach(tenant: string, which: string, act: (delivery: Routed, names: readonly string[]) => Promise<void>): Promise<void> {
    const config = source.of(tenant);
    for (let page = await pageOf(which, tenant, null); page.length > 0; page = await pageOf(which, tenant, page.at(-1)?.id ?? null)) {
      const leads = await leadContent.routing(
        database,
        tenant,
        page.map((each) => each.lead_id),
      );
      for (const delivery of page) {
        const lead = leads.get(delivery.lead_id);
        await act(delivery, lead ? endpointsFor(config, lead) : []);
      }
    }
  }

  return async () => {
    const tenants = await database.query<{ tenant: string }>(
      `select distinct tenant from lead_deliveries d where (${OPEN}) or (state = 'replaced' and settled_at > now() - interval '${PUT_BACK}')`,
    );
    for (const { tenant } of tenants) {
      await forEach(tenant, OPEN, async (open, names) => {
        if (names.length === 0 || names.includes(open.endpoint)) return;
        await database.transaction((transaction) => move(transaction, tenant, open, names));
      });
      await forEach(tenant, LEFT, async (left, names) => {
        if (!names.includes(left.endpoint)) return;
        await database.transaction((transaction) => planAgain(transaction, tenant, left));
      });
    }
  };
}
