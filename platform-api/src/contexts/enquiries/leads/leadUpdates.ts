import { Problem } from '../../../infrastructure/http/problems';
import type { Queryable } from '../../../infrastructure/database/database';
import type { LeadDeliveries } from './collaborators';
import { partsText, type VisitorMail } from './visitorMail';

/** What is learnt of a lead after its submit. */
export interface NewUpdate {
  /** Names it for a person: 'Reservation'. */
  category: string;
  /** Values by plain names: amount (AUD), held_until (ISO 8601). */
  attributes: Readonly<Record<string, unknown>>;
  /** What the visitor gets of it by e-mail. */
  mail?: VisitorMail;
}

interface UpdatedLead {
  category: string;
  dealership_slug: string | null;
  payload: Readonly<Record<string, unknown>>;
  form_completed: boolean;
  quarantine_reason: string | null;
}

interface StoredUpdate {
  id: string;
  attributes: NewUpdate['attributes'];
  is_mailed: boolean;
}

/** A visitor's own page sends one or two of a lead; more would flood the dealer. */
const MAX_UPDATES = 20;

/** Whether an update says what the lead does not hold already, as the follow-up of a form does not. */
const isNews = ({ payload }: UpdatedLead, attributes: NewUpdate['attributes']) =>
  Object.entries(attributes).some(([name, value]) => value != null && JSON.stringify(payload[name]) !== JSON.stringify(value));

/** Stores updates of leads together with their deliveries, in the caller's transaction. */
export function leadUpdates(deliveries: LeadDeliveries) {
  async function lock(transaction: Queryable, tenant: string, leadId: string): Promise<UpdatedLead | null> {
    const [lead] = await transaction.query<UpdatedLead>(
      `select category, dealership_slug, payload, form_completed, quarantine_reason from leads
        where tenant = $1 and id = $2 and deidentified_at is null for update`,
      [tenant, leadId],
    );
    return lead ?? null;
  }

  const store = (transaction: Queryable, tenant: string, leadId: string, { category, attributes, mail }: NewUpdate) =>
    transaction.query(
      'insert into lead_attributes (tenant, lead_id, category, attributes, mail) values ($1, $2, $3, $4::jsonb, $5::jsonb)',
      // An earlier version, which may send it during a deployment, knows the text alone.
      [tenant, leadId, category, JSON.stringify(attributes), mail ? JSON.stringify({ ...mail, text: partsText(mail.parts) }) : null],
    );

  /** Plans the deliveries of all updates that have none; a lead in quarantine is not delivered, nor are its updates. */
  async function plan(transaction: Queryable, tenant: string, leadId: string, lead: UpdatedLead): Promise<void> {
    if (lead.quarantine_reason !== null) return;
    const updates = await transaction.query<StoredUpdate>(
      'select id::text as id, attributes, mail is not null as is_mailed from lead_attributes where tenant = $1 and lead_id = $2 order by id',
      [tenant, leadId],
    );
    const planned = await deliveries.plannedUpdates(transaction, tenant, leadId);
    for (const { id, attributes, is_mailed: isMailed } of updates)
      if (!planned.has(id) && isNews(lead, attributes))
        await deliveries.planUpdate(transaction, tenant, { id: leadId, ...lead }, { id, isMailed });
  }

  return {
    /** To be awaited before the transaction begins. */
    prepare: () => deliveries.prepare(),

    /** Adds an update; it is delivered where it is news. False for a lead that the tenant does not have; rejects after twenty. */
    async add(transaction: Queryable, tenant: string, leadId: string, update: NewUpdate): Promise<boolean> {
      const lead = await lock(transaction, tenant, leadId);
      if (!lead) return false;
      const [row] = await transaction.query<{ count: number }>(
        'select count(*)::int as count from lead_attributes where tenant = $1 and lead_id = $2',
        [tenant, leadId],
      );
      if ((row?.count ?? 0) >= MAX_UPDATES) throw new Problem('too_many_requests');
      await store(transaction, tenant, leadId, update);
      await plan(transaction, tenant, leadId, lead);
      return true;
    },

    /**
     * Adds an update that confirms the lead, as a payment does, or a prize of who has signed in: the form counts as completed, and its sender
     * is no spammer. False for a lead that the tenant does not have.
     */
    async addConfirmed(transaction: Queryable, tenant: string, leadId: string, update: NewUpdate): Promise<boolean> {
      const lead = await lock(transaction, tenant, leadId);
      if (!lead) return false;
      const planned = { id: leadId, ...lead };
      await transaction.query(
        `update leads set form_completed = true, completed_at = coalesce(completed_at, case when not form_completed then now() end),
                listed_at = case when form_completed then listed_at else now() end,
                payload = payload || '{"form_completed": true}', quarantine_reason = null,
                released_at = case when quarantine_reason is null then released_at else now() end
          where tenant = $1 and id = $2`,
        [tenant, leadId],
      );
      if (lead.quarantine_reason !== null) await deliveries.plan(transaction, tenant, planned);
      else if (!lead.form_completed && !(await deliveries.hasten(transaction, tenant, leadId)))
        await deliveries.plan(transaction, tenant, planned, { part: 'completed' });
      await store(transaction, tenant, leadId, update);
      await plan(transaction, tenant, leadId, { ...lead, quarantine_reason: null });
      return true;
    },

    /** Delivers the updates of a lead that was released from quarantine. */
    async planReleased(transaction: Queryable, tenant: string, leadId: string): Promise<void> {
      const lead = await lock(transaction, tenant, leadId);
      if (lead) await plan(transaction, tenant, leadId, lead);
    },
  };
}
export type LeadUpdates = ReturnType<typeof leadUpdates>;
