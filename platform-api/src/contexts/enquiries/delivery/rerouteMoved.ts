import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import type { LeadPart } from '../leads/collaborators';
import { leadContent } from '../leads/leadContent';
import { endpointsFor, type DeliveryConfig } from './deliveryConfig';
import type { DeliveryQueue } from './deliveryQueue';
import type { DeliverySource } from './deliverySource';

interface OpenDelivery {
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

/**
 * Makes leads that wait follow the rules of today: a delivery that is still being tried at an endpoint which the rules do not name any more for its
 * lead goes to those that they name, also to one that they had left before. Fallbacks, what visitors get, and leads that no rule matches stay as they are.
 */
export function createRerouting(database: Database, { queue, source }: RerouteOptions): () => Promise<void> {
  /** Deliveries of a tenant that are being tried, in pages by id; no name of a document begins with @. */
  const openOf = (tenant: string, after: string | null): Promise<OpenDelivery[]> =>
    database.query<OpenDelivery>(
      `select id, lead_id, part, update_id::text as update_id, endpoint from lead_deliveries
        where tenant = $1 and state = 'pending' and endpoint is not null and endpoint not like '@%' and fallback_of is null
          and ($2::uuid is null or id > $2) order by id limit ${PAGE_SIZE}`,
      [tenant, after],
    );

  async function move(
    transaction: Queryable,
    tenant: string,
    open: OpenDelivery,
    config: DeliveryConfig,
    names: readonly string[],
  ): Promise<void> {
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
    const others = await transaction.query<{ id: string; endpoint: string | null; state: string }>(
      `select id, endpoint, state from lead_deliveries where tenant = $1 and lead_id = $2 and part = $3 and update_id is not distinct from $4::bigint and id <> $5`,
      [tenant, leadId, part, updateId, id],
    );
    const missing = names.filter((name) => !others.some((other) => other.endpoint === name));
    /** Endpoints that the rules had left, and name again. */
    const named = others.filter(({ endpoint: name, state }) => state === 'replaced' && name !== null && names.includes(name));
    // One of its own for each endpoint: an attempt that is under way at the old one settles the old one alone.
    if (missing.length + named.length > 0 && !held.has_fallback)
      await transaction.query('delete from lead_deliveries where tenant = $1 and id = $2', [tenant, id]);
    else
      await transaction.query(
        `update lead_deliveries set state = 'replaced', last_error = $3, settled_at = now() where tenant = $1 and id = $2`,
        [tenant, id, `the rules of the site name ${names.join(', ')} for this lead now, not ${endpoint}`],
      );
    // A form that is half filled in goes on waiting for the rest.
    const startAfter = held.attempts === 0 ? new Date(held.next_attempt_at) : new Date();
    for (const name of missing) {
      const deliveryId = randomUUID();
      await transaction.query(
        `insert into lead_deliveries (tenant, id, lead_id, part, endpoint, channel, update_id, created_at, next_attempt_at)
         values ($1, $2, $3, $4, $5, $6, $7::bigint, $8, $9)`,
        [
          ...[tenant, deliveryId, leadId, part, name, config.endpoints[name]?.channel ?? null, updateId],
          ...[new Date(held.created_at).toISOString(), startAfter.toISOString()],
        ],
      );
      await queue.send(transaction, { tenant, deliveryId }, { startAfter });
    }
    for (const { id: deliveryId } of named) {
      await transaction.query(
        `update lead_deliveries set state = 'pending', attempts = 0, tried_since = now(), next_attempt_at = $3, last_error = null, settled_at = null
          where tenant = $1 and id = $2`,
        [tenant, deliveryId, startAfter.toISOString()],
      );
      await queue.send(transaction, { tenant, deliveryId }, { startAfter });
    }
  }

  return async () => {
    const tenants = await database.query<{ tenant: string }>(
      `select distinct tenant from lead_deliveries where state = 'pending' and endpoint is not null and endpoint not like '@%' and fallback_of is null`,
    );
    for (const { tenant } of tenants) {
      const config = source.of(tenant);
      for (let page = await openOf(tenant, null); page.length > 0; page = await openOf(tenant, page.at(-1)?.id ?? null)) {
        const leads = await leadContent.routing(
          database,
          tenant,
          page.map((each) => each.lead_id),
        );
        for (const open of page) {
          const lead = leads.get(open.lead_id);
          const names = lead ? endpointsFor(config, lead) : [];
          if (names.length === 0 || names.includes(open.endpoint)) continue;
          await database.transaction((transaction) => move(transaction, tenant, open, config, names));
        }
      }
    }
  };
}
