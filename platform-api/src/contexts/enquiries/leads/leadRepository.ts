import { randomUUID } from 'node:crypto';
import { email } from '@forecourt/shared-contracts/schemas';
import { notFound, Problem } from '../../../infrastructure/http/problems';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import type { VisitSource } from '../../vehicles';
import type { CheckedLead } from './checkLead';
import type { BookAppointment, ClaimPhotos, LeadDeliveries } from './collaborators';
import { recordConsents } from './consents';
import { claimKey, type SubmitKey } from './leadKeys';
import { listedAt } from './listedAt';
import { leadUpdates, type NewUpdate } from './leadUpdates';
import { quarantineReason, reasonInForm } from './quarantine';

export interface NewLead extends SubmitKey {
  payload: CheckedLead;
  /** The location of the lead's appointment. */
  locationId: number | null;
  /** Who is signed in; null: nobody. */
  userId: number | null;
  /** Where the visit came from; null where that is not known. */
  visit: VisitSource | null;
  /** Address of the visitor's private page of an appointment; null where no page is deployed. */
  linkOf(appointmentId: string): string | null;
}

/** Values of the columns category, subcategory, car_id, dealership_slug, location, payload, form_completed and quarantine_reason. */
const columnsOf = (payload: CheckedLead, reason: string | null) => [
  payload.category,
  payload.subcategory,
  payload.car_id,
  payload.dealership_slug,
  payload.location,
  JSON.stringify(payload),
  payload.form_completed,
  reason,
];

type SubmittedContent = Pick<NewLead, 'payload' | 'userId' | 'visit'> & { reason: string | null };

async function store(
  transaction: Queryable,
  tenant: string,
  leadId: string,
  { payload, userId, reason, visit }: SubmittedContent,
): Promise<void> {
  await transaction.query(
    `insert into leads (tenant, id, category, subcategory, car_id, dealership_slug, location, payload, form_completed, quarantine_reason, user_id, source, campaign, listed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12, $13, ${listedAt('$9')})`,
    [tenant, leadId, ...columnsOf(payload, reason), userId, visit?.source ?? null, visit?.campaign ?? null],
  );
}

interface LockedLead {
  form_completed: boolean;
  quarantine_reason: string | null;
  user_id: number | null;
}

/** A lead that later steps may change, locked for the transaction; trade-ins have steps of their own. */
async function lockedLead(transaction: Queryable, tenant: string, leadId: string): Promise<LockedLead | null> {
  const [lead] = await transaction.query<LockedLead>(
    `select form_completed, quarantine_reason, user_id::float8 as user_id from leads
      where tenant = $1 and id = $2 and deidentified_at is null and not payload ? 'trade_in' for update`,
    [tenant, leadId],
  );
  return lead ?? null;
}

/** Replaces a lead by its next step, and its consents: what was ticked in an earlier step may be unticked now. */
async function replace(
  transaction: Queryable,
  tenant: string,
  leadId: string,
  { payload, userId, reason }: Omit<SubmittedContent, 'visit'>,
): Promise<void> {
  await transaction.query(
    `update leads set category = $3, subcategory = $4, car_id = $5, dealership_slug = $6, location = $7, payload = $8::jsonb,
            form_completed = $9, completed_at = case when $9 then now() end, listed_at = case when $9 then now() else listed_at end, quarantine_reason = $10, user_id = coalesce(user_id, $11)
      where tenant = $1 and id = $2`,
    [tenant, leadId, ...columnsOf(payload, reason), userId],
  );
  await transaction.query('delete from consents where tenant = $1 and lead_id = $2', [tenant, leadId]);
  await recordConsents(transaction, tenant, leadId, payload);
}

/** A lead whose form is not completed waits so long for the next step before it is delivered as it is. */
const UNFINISHED_MS = 15 * 60_000;

interface LeadRepositoryOptions {
  deliveries: LeadDeliveries;
  bookAppointment: BookAppointment;
  claimPhotos: ClaimPhotos;
  now: () => Date;
}

/** Leads of one tenant. */
export function createLeadRepository(database: Database, { deliveries, bookAppointment, claimPhotos, now }: LeadRepositoryOptions) {
  const updates = leadUpdates(deliveries);
  /** The lead keeps the photos that exist. */
  const keepPhotos = async (transaction: Queryable, tenant: string, leadId: string, { photos }: CheckedLead) => {
    if (photos.length === 0) return;
    const claimed = await claimPhotos(transaction, tenant, leadId, photos);
    await transaction.query(`update leads set payload = payload || jsonb_build_object('photos', $3::jsonb) where tenant = $1 and id = $2`, [
      tenant,
      leadId,
      JSON.stringify(claimed),
    ]);
  };
  const book = async (
    transaction: Queryable,
    tenant: string,
    leadId: string,
    { payload, locationId, linkOf }: Pick<NewLead, 'payload' | 'locationId' | 'linkOf'>,
  ) => {
    if (payload.appointment && locationId !== null)
      await bookAppointment(transaction, tenant, { locationId, start: payload.appointment, leadId, linkOf });
  };

  return {
    /**
     * Stores the lead, its consents, its appointment and its deliveries in one transaction and returns its id.
     * The same key within 24 hours returns the first lead again; with another payload it is a conflict.
     */
    async accept(tenant: string, { payload, locationId, userId, visit, linkOf, ...submit }: NewLead): Promise<string> {
      await deliveries.prepare();
      return database.transaction(async (transaction) => {
        const { isFresh, leadId } = await claimKey(transaction, tenant, randomUUID(), submit);
        if (!isFresh) return leadId;
        const reason = await quarantineReason(transaction, tenant, payload);
        await store(transaction, tenant, leadId, { payload, userId, reason, visit });
        await keepPhotos(transaction, tenant, leadId, payload);
        await recordConsents(transaction, tenant, leadId, payload);
        if (reason) return leadId;
        await book(transaction, tenant, leadId, { payload, locationId, linkOf });
        const startAfter = payload.form_completed ? undefined : new Date(now().getTime() + UNFINISHED_MS);
        const { category, dealership_slug } = payload;
        await deliveries.plan(transaction, tenant, { id: leadId, category, dealership_slug }, { startAfter });
        if (payload.form_completed) await deliveries.confirm(transaction, tenant, { ...payload, id: leadId }, 'confirmation');
        return leadId;
      });
    },

    /**
     * Stores a later step of a lead whose form is not completed: its payload, which has everything entered so far, replaces the stored one.
     * The last step is delivered at once, as a part of its own where the lead has been delivered already. Rejects with not_found
     * for a lead that the tenant does not have or that somebody else submitted while signed in, and with conflict for one that is completed.
     */
    async addStep(tenant: string, id: string, { payload, locationId, userId, visit: _visit, linkOf, ...submit }: NewLead): Promise<string> {
      await deliveries.prepare();
      return database.transaction(async (transaction) => {
        const { isFresh, leadId } = await claimKey(transaction, tenant, id, submit);
        if (!isFresh) return leadId;
        const lead = await lockedLead(transaction, tenant, leadId);
        const isOfAnother = lead !== null && lead.user_id !== null && userId !== null && lead.user_id !== userId;
        if (!lead || isOfAnother) throw notFound();
        if (lead.form_completed) throw new Problem('conflict');
        const reason = lead.quarantine_reason ?? reasonInForm(payload);
        await replace(transaction, tenant, leadId, { payload, userId, reason });
        await keepPhotos(transaction, tenant, leadId, payload);
        if (reason) {
          await deliveries.cancel(transaction, tenant, leadId);
          return leadId;
        }
        await book(transaction, tenant, leadId, { payload, locationId, linkOf });
        if (!payload.form_completed) return leadId;
        await deliveries.confirm(transaction, tenant, { ...payload, id: leadId }, 'confirmation');
        if (await deliveries.hasten(transaction, tenant, leadId)) return leadId;
        const { category, dealership_slug } = payload;
        await deliveries.plan(transaction, tenant, { id: leadId, category, dealership_slug }, { part: 'completed' });
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

    /** Adds attributes to a lead of the tenant, which are delivered where they are news; false for any other lead. */
    async addAttributes(tenant: string, leadId: string, update: NewUpdate): Promise<boolean> {
      await deliveries.prepare();
      return database.transaction((transaction) => updates.add(transaction, tenant, leadId, update));
    },
  };
}
export type LeadRepository = ReturnType<typeof createLeadRepository>;
