import { randomUUID } from 'node:crypto';
import type { LEAD_CATEGORIES } from '@forecourt/shared-contracts/documents';
import type { Queryable } from '../../../infrastructure/database/database';
import type { LeadDeliveries, PlannedLead } from '../leads/collaborators';
import { endpointsFor } from './deliveryConfig';
import type { DeliveryJob, DeliveryQueue } from './deliveryQueue';
import type { DeliverySource } from './deliverySource';
import { VISITOR, type DeliveredPart } from './visitorEndpoint';
import { whyWaiting } from './whyWaiting';

/** The deliveries of the leads, and jobs for those that exist. */
export interface DeliveryPlanner extends LeadDeliveries {
  /** Adds a job for a delivery that exists already. */
  enqueue(transaction: Queryable, job: DeliveryJob): Promise<void>;
  /** Why a lead waits for an endpoint, as the rest of a sentence. */
  whyWaiting(tenant: string, lead: PlannedLead): string;
}

type LeadCategory = (typeof LEAD_CATEGORIES)[number];

interface PlannedPart {
  part: DeliveredPart;
  startAfter?: Date;
  /** Of the part 'update'. */
  updateId?: string;
}

const addDelivery = (
  transaction: Queryable,
  tenant: string,
  id: string,
  lead: Pick<PlannedLead, 'id'>,
  { part, startAfter, updateId }: PlannedPart,
  endpoint: string | null,
  channel: string | null,
) =>
  transaction.query(
    `insert into lead_deliveries (tenant, id, lead_id, part, endpoint, channel, next_attempt_at, update_id)
     values ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, now()), $8::bigint)`,
    [tenant, id, lead.id, part, endpoint, channel, startAfter?.toISOString() ?? null, updateId ?? null],
  );

/** What is paid or won has an e-mail of its own. */
const OWN_MAIL: ReadonlySet<string> = new Set<LeadCategory>(['Reserve', 'Online Purchase', 'Online Payment', 'Spin to Win']);

/** A delivery that is due within this time may be sent while a transaction runs. */
const DUE_SOON = '1 minute';

/**
 * Plans one delivery with its job for each endpoint that the configuration names; where it names none, one that waits for a configuration.
 * `confirms`: whether a site sends visitors an e-mail about what they have sent.
 */
export function createDeliveryPlanner(
  source: DeliverySource,
  queue: DeliveryQueue,
  confirms: (tenant: string) => boolean,
): DeliveryPlanner {
  async function add(transaction: Queryable, tenant: string, lead: PlannedLead, what: PlannedPart): Promise<void> {
    const config = source.of(tenant);
    const names = endpointsFor(config, lead);
    if (names.length === 0) await addDelivery(transaction, tenant, randomUUID(), lead, what, null, null);
    for (const name of names) {
      const deliveryId = randomUUID();
      await addDelivery(transaction, tenant, deliveryId, lead, what, name, config.endpoints[name]?.channel ?? null);
      await queue.send(transaction, { tenant, deliveryId }, { startAfter: what.startAfter });
    }
  }

  async function addForVisitor(transaction: Queryable, tenant: string, leadId: string, what: PlannedPart): Promise<void> {
    const deliveryId = randomUUID();
    await addDelivery(transaction, tenant, deliveryId, { id: leadId }, what, VISITOR, 'email');
    await queue.send(transaction, { tenant, deliveryId });
  }

  return {
    prepare: () => queue.start(),
    plan: (transaction, tenant, lead, { part = 'lead', startAfter } = {}) => add(transaction, tenant, lead, { part, startAfter }),
    async planUpdate(transaction, tenant, lead, { id: updateId, isMailed }) {
      const what = { part: 'update', updateId } as const;
      await add(transaction, tenant, lead, what);
      if (isMailed) await addForVisitor(transaction, tenant, lead.id, what);
    },
    async confirm(transaction, tenant, { id, category, email }, part) {
      if (!email || !confirms(tenant) || OWN_MAIL.has(category)) return;
      // What is sent is what holds then: one that waits still would be the same e-mail again.
      await transaction.query(
        `delete from lead_deliveries
          where tenant = $1 and lead_id = $2 and endpoint = $3 and state = 'pending' and part in ('confirmation', 'appointment_changed')`,
        [tenant, id, VISITOR],
      );
      await addForVisitor(transaction, tenant, id, { part });
    },
    async plannedUpdates(transaction, tenant, leadId) {
      const rows = await transaction.query<{ id: string }>(
        'select distinct update_id::text as id from lead_deliveries where tenant = $1 and lead_id = $2 and update_id is not null',
        [tenant, leadId],
      );
      return new Set(rows.map(({ id }) => id));
    },
    async hasten(transaction, tenant, leadId) {
      const deliveries = await transaction.query<{ id: string; endpoint: string | null; waits: boolean }>(
        `select id, endpoint, state = 'pending' and (endpoint is null or next_attempt_at > now() + interval '${DUE_SOON}') as waits
           from lead_deliveries where tenant = $1 and lead_id = $2 and part = 'lead' and state <> 'replaced' for update`,
        [tenant, leadId],
      );
      if (!deliveries.every(({ waits }) => waits)) return false;
      await transaction.query(
        `update lead_deliveries set next_attempt_at = now(), tried_since = now()
          where tenant = $1 and lead_id = $2 and part = 'lead' and state <> 'replaced'`,
        [tenant, leadId],
      );
      for (const { id, endpoint } of deliveries) if (endpoint !== null) await queue.send(transaction, { tenant, deliveryId: id });
      return true;
    },
    async cancel(transaction, tenant, leadId) {
      await transaction.query(`delete from lead_deliveries where tenant = $1 and lead_id = $2 and state in ('pending', 'replaced')`, [
        tenant,
        leadId,
      ]);
    },
    enqueue: (transaction, job) => queue.send(transaction, job),
    whyWaiting: (tenant, lead) => whyWaiting(source.of(tenant), lead),
  };
}
