import type { LeadPayload } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';
import type { LeadPart, LeadUpdate } from './adf/adfLead';
import type { DeliveryJob } from './deliveryQueue';

interface DeliveryRecord {
  tenant: string;
  id: string;
  lead_id: string;
  part: LeadPart;
  endpoint: string | null;
  state: 'pending' | 'delivered' | 'dead';
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
  update: (LeadUpdate & { mail: VisitorMail | null }) | null;
  lead: {
    payload: LeadPayload;
    created_at: Date;
    dealership_slug: string | null;
    location: string | null;
    car_id: number | null;
    isDeidentified: boolean;
  };
}

/** E-mail to the visitor of a lead. */
export interface VisitorMail {
  subject: string;
  text: string;
}

interface DeliveryRow extends DeliveryRecord {
  tried_since: Date | string;
  payload: LeadPayload;
  created_at: Date | string;
  dealership_slug: string | null;
  location: string | null;
  car_id: number | null;
  is_deidentified: boolean;
  fallback: { endpoint: string; reason: string | null; state: string } | null;
  update: { category: string; at: string; attributes: LeadUpdate['attributes']; mail: VisitorMail | null } | null;
}

/** Reads deliveries and disabled endpoints. */
export function createDeliveryRepository(database: Queryable) {
  return {
    async find({ tenant, deliveryId }: DeliveryJob): Promise<Delivery | null> {
      const [row] = await database.query<DeliveryRow>(
        `select d.tenant, d.id, d.lead_id, d.part, d.endpoint, d.state, d.attempts, d.update_id::text as update_id, d.tried_since, l.payload, l.created_at, l.dealership_slug, l.location,
                l.car_id::float8 as car_id, l.deidentified_at is not null as is_deidentified,
                (select jsonb_build_object('endpoint', f.endpoint, 'reason', f.last_error, 'state', f.state)
                   from lead_deliveries f where f.tenant = d.tenant and f.id = d.fallback_of) as fallback,
                (select jsonb_build_object('category', u.category, 'at', u.created_at, 'attributes', u.attributes, 'mail', u.mail)
                   from lead_attributes u where u.id = d.update_id) as update
           from lead_deliveries d join leads l on l.tenant = d.tenant and l.id = d.lead_id where d.tenant = $1 and d.id = $2`,
        [tenant, deliveryId],
      );
      if (!row) return null;
      const { payload, created_at, dealership_slug, location, car_id, is_deidentified, tried_since, update, fallback, ...delivery } = row;
      return {
        ...delivery,
        fallback: fallback && { endpoint: fallback.endpoint, reason: fallback.reason ?? 'failed', isPending: fallback.state === 'pending' },
        triedSince: new Date(tried_since),
        update: update && { ...update, at: new Date(update.at) },
        lead: { payload, created_at: new Date(created_at), dealership_slug, location, car_id, isDeidentified: is_deidentified },
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
