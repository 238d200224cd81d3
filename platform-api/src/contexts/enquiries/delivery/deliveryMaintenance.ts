import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import type { LeadPart, PlannedLead } from '../leads/collaborators';
import { leadContent } from '../leads/leadContent';
import { endpointsFor, type DeliveryConfig } from './deliveryConfig';
import type { DeliveryQueue } from './deliveryQueue';
import type { DeliverySource } from './deliverySource';
import { createRerouting } from './rerouteMoved';

interface WaitingRow {
  id: string;
  lead_id: string;
  part: LeadPart;
  update_id: string | null;
}

interface MaintenanceOptions {
  queue: DeliveryQueue;
  source: DeliverySource;
  now: () => Date;
}

const WAITING_PAGE_SIZE = 500;
/** A due delivery this old has lost its job. */
const LOST_AFTER_MS = 5 * 60_000;

/** Repairs what interrupted workers and late configuration leave behind; `isIdle` when nothing is in progress. */
export function createDeliveryMaintenance(
  database: Database,
  { queue, source, now }: MaintenanceOptions,
): (isIdle: boolean) => Promise<void> {
  /** Deliveries of a tenant that wait for an endpoint, in pages by id. */
  const waitingOf = (tenant: string, after: string | null): Promise<WaitingRow[]> =>
    database.query<WaitingRow>(
      `select id, lead_id, part, update_id::text as update_id from lead_deliveries
        where tenant = $1 and state = 'pending' and endpoint is null and ($2::uuid is null or id > $2) order by id limit ${WAITING_PAGE_SIZE}`,
      [tenant, after],
    );

  /** The waiting delivery becomes that of the first endpoint; each further one gets its own. */
  async function assignEndpoints(
    transaction: Queryable,
    { tenant, id, part, updateId, lead }: { tenant: string; id: string; part: string; updateId: string | null; lead: PlannedLead },
    config: DeliveryConfig,
    names: readonly string[],
  ): Promise<void> {
    const claimed = await transaction.query(
      `select 1 from lead_deliveries where tenant = $1 and id = $2 and endpoint is null and state = 'pending' for update`,
      [tenant, id],
    );
    if (claimed.length === 0) return;
    for (const [index, name] of names.entries()) {
      const deliveryId = index === 0 ? id : randomUUID();
      const channel = config.endpoints[name]?.channel ?? null;
      await transaction.query(
        `insert into lead_deliveries (tenant, id, lead_id, part, endpoint, channel, update_id) values ($1, $2, $3, $4, $5, $6, $7::bigint)
         on conflict (tenant, id) do update set endpoint = excluded.endpoint, channel = excluded.channel, tried_since = now(), next_attempt_at = now()`,
        [tenant, deliveryId, lead.id, part, name, channel, updateId],
      );
      await queue.send(transaction, { tenant, deliveryId });
    }
  }

  /** Assigns endpoints to deliveries that wait for a configuration, where there is one now. */
  async function routeWaiting(): Promise<void> {
    const waiting = await database.query<{ tenant: string }>(
      `select distinct tenant from lead_deliveries where state = 'pending' and endpoint is null`,
    );
    for (const { tenant } of waiting) {
      const config = source.of(tenant);
      for (
        let page = config.rules.length > 0 ? await waitingOf(tenant, null) : [];
        page.length > 0;
        page = await waitingOf(tenant, page.at(-1)?.id ?? null)
      ) {
        const leads = await leadContent.routing(
          database,
          tenant,
          page.map((each) => each.lead_id),
        );
        for (const { id, lead_id: leadId, part, update_id: updateId } of page) {
          const lead = leads.get(leadId);
          const names = lead ? endpointsFor(config, lead) : [];
          if (!lead || names.length === 0) continue;
          const delivery = { tenant, id, part, updateId, lead: { id: leadId, ...lead } };
          await database.transaction((transaction) => assignEndpoints(transaction, delivery, config, names));
        }
      }
    }
  }

  /** Adds jobs for deliveries that are long due and have none. */
  async function requeueLost(): Promise<void> {
    const dueSince = new Date(now().getTime() - LOST_AFTER_MS);
    await database.transaction(async (transaction) => {
      const lost = await transaction.query<{ tenant: string; id: string }>(
        `update lead_deliveries set next_attempt_at = now()
          where state = 'pending' and endpoint is not null and next_attempt_at < $1 returning tenant, id`,
        [dueSince.toISOString()],
      );
      for (const { tenant, id } of lost) await queue.send(transaction, { tenant, deliveryId: id });
    });
  }

  const reroute = createRerouting(database, { queue, source });
  return async (isIdle) => {
    await queue.recover();
    await routeWaiting();
    await reroute();
    if (isIdle) await requeueLost();
  };
}
