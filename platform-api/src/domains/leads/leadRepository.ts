import { randomUUID } from 'node:crypto';
import { email } from '@forecourt/shared-contracts/schemas';
import { bookAppointment } from '../appointments/bookAppointment';
import type { Database, Queryable } from '../../infrastructure/database/database';
import type { DeliveryPlanner } from '../delivery/deliveryPlanner';
import type { CheckedLead } from './checkLead';
import { recordConsents } from './consents';
import { claimKey, type SubmitKey } from './leadKeys';
import { quarantineReason } from './quarantine';

export interface NewLead extends SubmitKey {
  payload: CheckedLead;
  /** The location of the lead's appointment. */
  locationId: number | null;
}

export interface LeadAttributes {
  category: string;
  attributes: Readonly<Record<string, unknown>>;
}

async function store(transaction: Queryable, tenant: string, leadId: string, payload: CheckedLead, reason: string | null): Promise<void> {
  await transaction.query(
    `insert into leads (tenant, id, category, subcategory, car_id, dealership_slug, location, payload, quarantine_reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9)`,
    [
      tenant,
      leadId,
      payload.category,
      payload.subcategory,
      payload.car_id,
      payload.dealership_slug,
      payload.location,
      JSON.stringify(payload),
      reason,
    ],
  );
}

/** Leads of one tenant. */
export function createLeadRepository(database: Database, deliveries: DeliveryPlanner) {
  return {
    /**
     * Stores the lead, its consents, its appointment and its deliveries in one transaction and returns its id.
     * The same key within 24 hours returns the first lead again; with another payload it is a conflict.
     */
    async accept(tenant: string, { payload, locationId, ...submit }: NewLead): Promise<string> {
      await deliveries.prepare();
      return database.transaction(async (transaction) => {
        const { isFresh, leadId } = await claimKey(transaction, tenant, randomUUID(), submit);
        if (!isFresh) return leadId;
        const reason = await quarantineReason(transaction, tenant, payload);
        await store(transaction, tenant, leadId, payload, reason);
        await recordConsents(transaction, tenant, leadId, payload);
        if (reason) return leadId;
        if (payload.appointment && locationId !== null) await bookAppointment(transaction, tenant, locationId, payload.appointment, leadId);
        await deliveries.plan(transaction, tenant, { id: leadId, category: payload.category, dealership_slug: payload.dealership_slug });
        return leadId;
      });
    },

    /** Unsubscribes an address from offers and withdraws its consents; anything that is no e-mail address is ignored. */
    async unsubscribe(tenant: string, address: unknown): Promise<void> {
      if (!email().isValidSync(address)) return;
      const recipient = (address as string).trim().toLowerCase();
      await database.transaction(async (transaction) => {
        await transaction.query(
          'insert into unsubscribes (tenant, email) values ($1, $2) on conflict (tenant, email) do update set unsubscribed_at = now()',
          [tenant, recipient],
        );
        await transaction.query(
          `update consents set withdrawn_at = now() from leads
            where consents.tenant = $1 and consents.kind = 'marketing' and consents.withdrawn_at is null
              and leads.tenant = consents.tenant and leads.id = consents.lead_id and lower(leads.payload->>'email') = $2`,
          [tenant, recipient],
        );
      });
    },

    /** Adds attributes to a lead of the tenant; false for any other lead. */
    async addAttributes(tenant: string, leadId: string, { category, attributes }: LeadAttributes): Promise<boolean> {
      const added = await database.query(
        `insert into lead_attributes (tenant, lead_id, category, attributes)
         select tenant, id, $3, $4::jsonb from leads where tenant = $1 and id = $2 and deidentified_at is null returning id`,
        [tenant, leadId, category, JSON.stringify(attributes)],
      );
      return added.length > 0;
    },
  };
}
export type LeadRepository = ReturnType<typeof createLeadRepository>;
