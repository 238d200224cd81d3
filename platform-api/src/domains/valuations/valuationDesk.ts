import { randomUUID } from 'node:crypto';
import type { AustralianState, SiteConfig } from '@forecourt/shared-contracts';
import { leadPayloadSchema } from '@forecourt/shared-contracts/schemas';
import type { Database, Queryable } from '../../infrastructure/database/database';
import type { TradeInCar } from '../delivery/deliveredLead';
import type { DeliveryPlanner } from '../delivery/deliveryPlanner';
import { Problem, invalid, notFound } from '../../infrastructure/http/problems';
import type { CheckedLead } from '../leads/checkLead';
import { recordConsents } from '../leads/consents';
import { claimKey, findKey, keepAnswer, type SubmitKey } from '../leads/leadKeys';
import { quarantineReason } from '../leads/quarantine';
import type { AdjustmentQuestion, ValuationProvider, ValuedVehicle } from './valuationProvider';
import type { CheckedStep } from './valuationSteps';

/** The answer to a step (AP-045). */
export interface StepAnswer {
  lead_id: string;
  show_success_page: boolean;
  vehicle?: ValuedVehicle;
  questions?: readonly AdjustmentQuestion[];
  valuation?: { id: number; low: number | null; high: number | null };
}

/** What a lead knows of the customer's car before the contact is there. */
type Draft = CheckedLead & { trade_in: TradeInCar };
interface KnownLead {
  id: string;
  payload: Draft;
  category: string;
  dealership_slug: string | null;
  form_completed: boolean;
  quarantine_reason: string | null;
}
type Step<Name extends CheckedStep['step']> = Extract<CheckedStep, { step: Name }>;

/** Older and farther driven cars get no amount but a call (FO-080). */
const OLDEST_YEARS = 7;
const MOST_KILOMETRES = 100_000;
const SILENT = { show_success_page: false } as const;

interface ValuationDeskOptions {
  database: Database;
  deliveries: DeliveryPlanner;
  provider: ValuationProvider;
  now: () => Date;
}

/** What a lead says before anybody filled it in. */
const EMPTY_LEAD = {
  ...leadPayloadSchema.getDefault(),
  ...{ name: '', last_name: '', email: '', phone: '', postcode: '', url: '' },
  ...{ appointment: null, opt_in_finance_wording: null, opt_in_trade_wording: null, terms_wording: null },
  category: 'Trade-In',
  form_completed: false,
} as CheckedLead;

/** What a draft says before anybody gave a contact. */
function draftOf({ step: _step, rego, regoState, kms, ...origin }: Step<'rego'>, vehicle: ValuedVehicle): Draft {
  const { year, make, model, badge } = vehicle;
  return {
    ...EMPTY_LEAD,
    ...origin,
    Rego: rego,
    trade_in: { rego, regoState, year, make, model, badge, kms: kms ?? null, answers: [], valuation: null },
  };
}

/** Walks a visitor through the steps of a valuation; each step is stored with its answer before it is answered (AP-044, AP-045). */
export function createValuationDesk({ database, deliveries, provider, now }: ValuationDeskOptions) {
  const isEstimateGiven = ({ year, kms }: TradeInCar) => now().getUTCFullYear() - year <= OLDEST_YEARS && (kms ?? 0) <= MOST_KILOMETRES;
  const requestOf = ({ year, make, model, badge }: TradeInCar): ValuedVehicle => ({ year, make, model, badge, body: null });

  async function leadOf(queryable: Queryable, tenant: string, id: string): Promise<KnownLead> {
    const [lead] = await queryable.query<KnownLead>(
      `select id, payload, category, dealership_slug, form_completed, quarantine_reason from leads
        where tenant = $1 and id = $2 and payload ? 'trade_in' and deidentified_at is null`,
      [tenant, id],
    );
    if (!lead) throw notFound();
    return lead;
  }

  const save = (transaction: Queryable, tenant: string, { id, payload }: Pick<KnownLead, 'id' | 'payload'>) =>
    transaction.query('update leads set payload = $3::jsonb where tenant = $1 and id = $2', [tenant, id, JSON.stringify(payload)]);

  /** Runs a step's writes once for its key, and keeps the answer for retries. */
  function once(tenant: string, leadId: string, submit: SubmitKey, write: (transaction: Queryable) => Promise<StepAnswer>): Promise<StepAnswer> {
    return database.transaction(async (transaction) => {
      const { isFresh, answer } = await claimKey<StepAnswer>(transaction, tenant, leadId, submit);
      if (!isFresh && answer) return answer;
      if (!isFresh) throw new Problem('conflict');
      const fresh = await write(transaction);
      await keepAnswer(transaction, tenant, submit.key, fresh);
      return fresh;
    });
  }

  async function begin(site: SiteConfig, step: Step<'rego'>, submit: SubmitKey): Promise<StepAnswer> {
    const vehicle = await provider.findVehicle(step.rego, step.regoState);
    if (!vehicle) throw notFound();
    const id = randomUUID();
    return once(site.slug, id, submit, async (transaction) => {
      const draft = draftOf(step, vehicle);
      await transaction.query(
        `insert into leads (tenant, id, category, subcategory, car_id, dealership_slug, payload, form_completed) values ($1, $2, $3, $4, $5, $6, $7::jsonb, false)`,
        [site.slug, id, draft.category, draft.subcategory, draft.car_id, draft.dealership_slug, JSON.stringify(draft)],
      );
      return { lead_id: id, ...SILENT, vehicle };
    });
  }

  /** Changes what a draft says of the car, and answers the questions that are still open. */
  async function learn(site: SiteConfig, step: Step<'vehicle'> | Step<'answers'>, submit: SubmitKey): Promise<StepAnswer> {
    const { payload } = await leadOf(database, site.slug, step.lead_id);
    const asked = await provider.questions(requestOf(payload.trade_in));
    const given = step.step === 'answers' ? step.adjustmentAnswers : [];
    const unknown = given.find(({ questionId }) => !asked.some(({ id }) => id === questionId));
    if (unknown) throw invalid({ adjustmentAnswers: `there is no question "${unknown.questionId}"` });
    return once(site.slug, step.lead_id, submit, async (transaction) => {
      const lead = await leadOf(transaction, site.slug, step.lead_id);
      if (lead.form_completed) throw new Problem('conflict');
      const change =
        step.step === 'vehicle' ? { kms: step.kms } : { answers: given.map(({ questionId, answer }) => ({ question: questionId, answer })) };
      await save(transaction, site.slug, { id: lead.id, payload: { ...lead.payload, trade_in: { ...lead.payload.trade_in, ...change } } });
      const open = asked.filter(({ id }) => !given.some(({ questionId }) => questionId === id));
      return { lead_id: lead.id, ...SILENT, questions: open };
    });
  }

  async function estimate(lead: KnownLead): Promise<{ low: number | null; high: number | null }> {
    const { trade_in: car } = lead.payload;
    if (car.kms === null) throw invalid({ kms: 'Please enter the kilometres.' });
    const request = {
      rego: car.rego,
      regoState: car.regoState as AustralianState,
      vehicle: requestOf(car),
      kms: car.kms,
      answers: car.answers.map(({ question, answer }) => ({ questionId: question, answer })),
    };
    return (isEstimateGiven(car) ? await provider.estimate(request) : null) ?? { low: null, high: null };
  }

  /** The contact makes the draft a lead: from here on it is delivered (PL-031). */
  async function complete(site: SiteConfig, { step: _step, lead_id: id, location_id: locationId, ...contact }: Step<'contact'>, submit: SubmitKey): Promise<StepAnswer> {
    const amount = await estimate(await leadOf(database, site.slug, id));
    const place = site.locations.find((each) => each.id === locationId) ?? null;
    if (locationId !== null && !place) throw invalid({ location_id: 'Please select a location.' });
    await deliveries.prepare();
    return once(site.slug, id, submit, async (transaction) => {
      const lead = await leadOf(transaction, site.slug, id);
      if (lead.form_completed) throw new Problem('conflict');
      const [row] = await transaction.query<{ id: number }>(`select nextval('valuation_ids')::float8 as id`);
      const valuation = { id: (row as { id: number }).id, ...amount };
      const known = lead.payload;
      const payload: Draft = {
        ...known,
        ...contact,
        category: known.category,
        subcategory: known.subcategory,
        url: contact.url || known.url,
        user_agent: contact.user_agent || known.user_agent,
        // A honeypot that was filled in any step counts.
        website: contact.website || known.website,
        car_id: contact.car_id ?? known.car_id,
        location: place?.slug ?? null,
        dealership_slug: place?.dealership_slug ?? contact.dealership_slug ?? known.dealership_slug,
        form_completed: true,
        trade_in: { ...known.trade_in, valuation },
      };
      const reason = await quarantineReason(transaction, site.slug, payload);
      await transaction.query(
        `update leads set payload = $3::jsonb, location = $4, dealership_slug = $5, car_id = $6, form_completed = true, quarantine_reason = $7
          where tenant = $1 and id = $2`,
        [site.slug, id, JSON.stringify(payload), payload.location, payload.dealership_slug, payload.car_id, reason],
      );
      await recordConsents(transaction, site.slug, id, payload);
      if (!reason) await deliveries.plan(transaction, site.slug, { id, category: lead.category, dealership_slug: payload.dealership_slug });
      return { lead_id: id, show_success_page: false, valuation };
    });
  }

  /** The dealer hears of the accepted offer as a second part of the same lead. */
  async function accept(site: SiteConfig, { lead_id: id }: Step<'accept'>, submit: SubmitKey): Promise<StepAnswer> {
    await deliveries.prepare();
    return once(site.slug, id, submit, async (transaction) => {
      const lead = await leadOf(transaction, site.slug, id);
      if (!lead.form_completed) throw invalid({ step: 'The offer comes after the contact.' });
      if (lead.payload.offer_accepted !== true) {
        await save(transaction, site.slug, { id, payload: { ...lead.payload, offer_accepted: true } });
        if (lead.quarantine_reason === null) await deliveries.plan(transaction, site.slug, lead, 'offer_accepted');
      }
      return { lead_id: id, show_success_page: true };
    });
  }

  return {
    /** Takes one step; a retry with the same key gets the first answer again, without asking the provider (AP-042). */
    async take(site: SiteConfig, step: CheckedStep, submit: SubmitKey): Promise<StepAnswer> {
      const known = await findKey<StepAnswer>(database, site.slug, submit);
      if (known?.answer) return known.answer;
      if (step.step === 'rego') return begin(site, step, submit);
      if (step.step === 'contact') return complete(site, step, submit);
      return step.step === 'accept' ? accept(site, step, submit) : learn(site, step, submit);
    },
  };
}
export type ValuationDesk = ReturnType<typeof createValuationDesk>;
