import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../infrastructure/database/database';
import type { JobQueue } from '../../infrastructure/jobs/jobQueue';
import { endpointsFor } from './deliveryConfig';
import type { DeliverySource } from './deliverySource';

/** Names one delivery. */
export interface DeliveryJob {
  tenant: string;
  deliveryId: string;
}

export interface PlannedLead {
  id: string;
  category: string;
  dealership_slug: string | null;
}

/** Writes the deliveries of a lead in the lead's own transaction (PL-031). */
export interface DeliveryPlanner {
  /** To be awaited before the transaction begins. */
  prepare(): Promise<void>;
  plan(transaction: Queryable, tenant: string, lead: PlannedLead, part?: 'lead' | 'offer_accepted'): Promise<void>;
}

const addDelivery = (transaction: Queryable, tenant: string, id: string, lead: PlannedLead, part: string, endpoint: string | null, channel: string | null) =>
  transaction.query('insert into lead_deliveries (tenant, id, lead_id, part, endpoint, channel) values ($1, $2, $3, $4, $5, $6)', [
    tenant,
    id,
    lead.id,
    part,
    endpoint,
    channel,
  ]);

/** One delivery with its job for each endpoint that the configuration names; one that waits where it names none. */
export function createDeliveryPlanner(source: DeliverySource, queue: JobQueue<DeliveryJob>): DeliveryPlanner {
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
  };
}

/** Keeps leads where nothing is configured: each has one delivery that waits. */
export const WAITING_DELIVERIES: DeliveryPlanner = {
  prepare: async () => {},
  async plan(transaction, tenant, lead, part = 'lead') {
    await addDelivery(transaction, tenant, randomUUID(), lead, part, null, null);
  },
};
