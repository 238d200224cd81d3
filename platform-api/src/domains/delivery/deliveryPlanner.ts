import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../infrastructure/database/database';
import { endpointsFor } from './deliveryConfig';
import type { DeliveryJob, DeliveryQueue } from './deliveryQueue';
import type { DeliverySource } from './deliverySource';

export interface PlannedLead {
  id: string;
  category: string;
  dealership_slug: string | null;
}

/** Writes deliveries and their jobs in the caller's own transaction, so that a stored lead is never without them. */
export interface DeliveryPlanner {
  /** To be awaited before the transaction begins. */
  prepare(): Promise<void>;
  plan(transaction: Queryable, tenant: string, lead: PlannedLead, part?: 'lead' | 'offer_accepted'): Promise<void>;
  /** Adds a job for a delivery that exists already. */
  enqueue(transaction: Queryable, job: DeliveryJob): Promise<void>;
}

const addDelivery = (
  transaction: Queryable,
  tenant: string,
  id: string,
  lead: PlannedLead,
  part: string,
  endpoint: string | null,
  channel: string | null,
) =>
  transaction.query('insert into lead_deliveries (tenant, id, lead_id, part, endpoint, channel) values ($1, $2, $3, $4, $5, $6)', [
    tenant,
    id,
    lead.id,
    part,
    endpoint,
    channel,
  ]);

/**
 * Plans one delivery with its job for each endpoint that the configuration names; where it names none, one that waits for a configuration.
 */
export function createDeliveryPlanner(source: DeliverySource, queue: DeliveryQueue): DeliveryPlanner {
  return {
    prepare: () => queue.start(),
    async plan(transaction, tenant, lead, part = 'lead') {
      const config = source.of(tenant);
      const names = endpointsFor(config, lead);
      if (names.length === 0) await addDelivery(transaction, tenant, randomUUID(), lead, part, null, null);
      for (const name of names) {
        const deliveryId = randomUUID();
        await addDelivery(transaction, tenant, deliveryId, lead, part, name, config.endpoints[name]?.channel ?? null);
        await queue.send(transaction, { tenant, deliveryId });
      }
    },
    enqueue: (transaction, job) => queue.send(transaction, job),
  };
}
