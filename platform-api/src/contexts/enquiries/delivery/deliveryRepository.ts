import type { Queryable } from '../../../infrastructure/database/database';
import { leadContent, type LeadContent, type StoredLeadUpdate } from '../leads/leadContent';
import type { DeliveryJob } from './deliveryQueue';
import type { DeliveredPart } from './visitorEndpoint';

interface DeliveryRecord {
  tenant: string;
  id: string;
  lead_id: string;
  part: DeliveredPart;
  endpoint: string | null;
  state: 'pending' | 'delivered' | 'dead' | 'replaced';
  attempts: number;
  /** Of the part 'update'; null for any other. */
  update_id: string | null;
}

/** The delivery of which another one is the fallback. */
export interface FailedDelivery {
  endpoint: string;
  reason: string;
  /** It is tried again there. */
  isPending: boolean;
}

/** A delivery with its lead. */
export interface Delivery extends DeliveryRecord {
  /** null: it goes to the endpoint that the rules name. */
  fallback: FailedDelivery | null;
  /** When the attempts began; a replayed delivery begins again. */
  triedSince: Date;
  /** Of the part 'update', with what the visitor gets of it by e-mail. */
  update: StoredLeadUpdate | null;
  lead: LeadContent;
}

interface DeliveryRow extends DeliveryRecord {
  tried_since: Date | string;
  fallback: { endpoint: string; reason: string | null; state: string } | null;
}

/** Reads deliveries and disabled endpoints. */
export function createDeliveryRepository(database: Queryable) {
  return {
    async find({ tenant, deliveryId }: DeliveryJob): Promise<Delivery | null> {
      const [row] = await database.query<DeliveryRow>(
        `select d.tenant, d.id, d.lead_id, d.part, d.endpoint, d.state, d.attempts, d.update_id::text as update_id, d.tried_since,
                (select jsonb_build_object('endpoint', f.endpoint, 'reason', f.last_error, 'state', f.state)
                   from lead_deliveries f where f.tenant = d.tenant and f.id = d.fallback_of) as fallback
           from lead_deliveries d where d.tenant = $1 and d.id = $2`,
        [tenant, deliveryId],
      );
      const lead = row && (await leadContent.find(database, tenant, row.lead_id));
      if (!row || !lead) return null;
      const { tried_since, fallback, ...delivery } = row;
      return {
        ...delivery,
        fallback: fallback && { endpoint: fallback.endpoint, reason: fallback.reason ?? 'failed', isPending: fallback.state === 'pending' },
        triedSince: new Date(tried_since),
        update: delivery.update_id === null ? null : await leadContent.update(database, delivery.update_id),
        lead,
      };
    },

    /** Why an endpoint is disabled, null when it is not; a target that changed since is enabled again. */
    async disabledReason(tenant: string, endpoint: string, target: string): Promise<string | null> {
      const [row] = await database.query<{ reason: string }>(
        'select reason from disabled_endpoints where tenant = $1 and endpoint = $2 and target = $3',
        [tenant, endpoint, target],
      );
      return row?.reason ?? null;
    },
  };
}
export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>;
