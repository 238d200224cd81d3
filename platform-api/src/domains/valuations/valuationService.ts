import { randomUUID } from 'node:crypto';
import type { AustralianState, SiteConfig } from '@forecourt/shared-contracts';
import { leadPayloadSchema } from '@forecourt/shared-contracts/schemas';
import type { Database, Queryable } from '../../infrastructure/database/database';
import type { TradeIn } from '../delivery/deliveredLead';
import type { DeliveryPlanner } from '../delivery/deliveryPlanner';
import { Problem, invalid, notFound } from '../../infrastructure/http/problems';
import type { CheckedLead } from '../leads/checkLead';
import { recordConsents } from '../leads/consents';
import { claimKey, findKey, storeResponse, type SubmitKey } from '../leads/leadKeys';
import type { LeadSteps } from '../leads/leadSteps';
import { quarantineReason } from '../leads/quarantine';
import type { AdjustmentQuestion, ValuationProvider, ValuedVehicle } from './valuationProvider';
import { checkStep, offersValuations, type CheckedStep } from './valuationSteps';

/** The response to a step. */
export interface StepResponse {
  lead_id: string;
  show_success_page: boolean;
  vehicle?: ValuedVehicle;
  questions?: readonly AdjustmentQuestion[];
  valuation?: { id: number; low: number | null; high: number | null };
}

/** A lead whose contact is not known yet. */
type Draft = CheckedLead & { trade_in: TradeIn };
interface StoredDraft {
  id: string;
  payload: Draft;
  category: string;
  dealership_slug: string | null;
  form_completed: boolean;
  quarantine_reason: string | null;
}
type Step<Name extends CheckedStep['step']> = Extract<CheckedStep, { step: Name }>;

/** Older cars and cars with more kilometres get no estimate: the dealer calls. */
const MAX_YEARS = 7;
const MAX_KILOMETRES = 100_000;
const WITHOUT_SUCCESS_PAGE = { show_success_page: false } as const;

interface ValuationServiceOptions {
  database: Database;
  deliveries: DeliveryPlanner;
  provider: ValuationProvider;
  now: () => Date;
}

/** A lead before anybody filled in a form. */
const EMPTY_LEAD = {
  ...leadPayloadSchema.getDefault(),
  ...{ name: '', last_name: '', email: '', phone: '', postcode: '', url: '' },
  ...{ appointment: null, opt_in_finance_wording: null, opt_in_trade_wording: null, terms_wording: null },
  category: 'Trade-In',
  form_completed: false,
} as CheckedLead;

/** The draft after the first step. */
function draftOf({ step: _step, rego, regoState, kms, ...origin }: Step<'rego'>, vehicle: ValuedVehicle): Draft {
  const { year, make, model, badge } = vehicle;
  return {
    ...EMPTY_LEAD,
    ...origin,
    Rego: rego,
    trade_in: { rego, regoState, year, make, model, badge, kms: kms ?? null, answers: [], valuation: null },
  };
}

/** The steps of a trade-in valuation: each is stored together with its response before the visitor gets it. */
export function createValuationService({ database, deliveries, provider, now }: ValuationServiceOptions): LeadSteps {
  const isEstimateGiven = ({ year, kms }: TradeIn) => now().getUTCFullYear() - year <= MAX_YEARS && (kms ?? 0) <= MAX_KILOMETRES;
  const requestOf = ({ year, make, model, badge }: TradeIn): ValuedVehicle => ({ year, make, model, badge, body: null });

  async function leadOf(queryable: Queryable, tenant: string, id: string): Promise<StoredDraft> {
    const [lead] = await queryable.query<StoredDraft>(
      `select id, payload, category, dealership_slug, form_completed, quarantine_reason from leads
        where tenant = $1 and id = $2 and payload ? 'trade_in' and deidentified_at is null`,
      [tenant, id],
    );
    if (!lead) throw notFound();
    return lead;
  }

  const save = (transaction: Queryable, tenant: string, { id, payload }: Pick<StoredDraft, 'id' | 'payload'>) =>
    transaction.query('update leads set payload = $3::jsonb where tenant = $1 and id = $2', [tenant, id, JSON.stringify(payload)]);

  /** Runs a step's writes once for its key, and stores the response for retries. */
  function once(tenant: string, leadId: string, submit: SubmitKey, write: (transaction: Queryable) => Promise<StepResponse>): Promise<StepResponse> {
    return database.transaction(async (transaction) => {
      const { isFresh, response } = await claimKey<StepResponse>(transaction, tenant, leadId, submit);
      if (!isFresh && response) return response;
      if (!isFresh) throw new Problem('conflict');
      const fresh = await write(transaction);
      await storeResponse(transaction, tenant, submit.key, fresh);
      return fresh;
    });
  }

  async function begin(site: SiteConfig, step: Step<'rego'>, submit: SubmitKey): Promise<StepResponse> {
    const vehicle = await provider.findVehicle(step.rego, step.regoState);
    if (!vehicle) throw notFound();
    const id = randomUUID();
    return once(site.slug, id, submit, async (transaction) => {
      const draft = draftOf(step, vehicle);
      await transaction.query(
        `insert into leads (tenant, id, category, subcategory, car_id, dealership_slug, payload, form_completed) values ($1, $2, $3, $4, $5, $6, $7::jsonb, false)`,
        [site.slug, id, draft.category, draft.subcategory, draft.car_id, draft.dealership_slug, JSON.stringify(draft)],
      );
      return { lead_id: id, ...WITHOUT_SUCCESS_PAGE, vehicle };
    });
  }

  /** Updates the car of a draft; responds with the questions that are still open. */
  async function updateCar(site: SiteConfig, step: Step<'vehicle'> | Step<'answers'>, submit: SubmitKey): Promise<StepResponse> {
    const { payload } = await leadOf(database, site.slug, step.lead_id);
    const questions = await provider.questions(requestOf(payload.trade_in));
    const given = step.step === 'answers' ? step.adjustmentAnswers : [];
    const unknown = given.find(({ questionId }) => !questions.some(({ id }) => id === questionId));
    if (unknown) throw invalid({ adjustmentAnswers: `there is no question "${unknown.questionId}"` });
    return once(site.slug, step.lead_id, submit, async (transaction) => {
      const lead = await leadOf(transaction, site.slug, step.lead_id);
      if (lead.form_completed) throw new Problem('conflict');
      const change =
        step.step === 'vehicle' ? { kms: step.kms } : { answers: given.map(({ questionId, answer }) => ({ question: questionId, answer })) };
      await save(transaction, site.slug, { id: lead.id, payload: { ...lead.payload, trade_in: { ...lead.payload.trade_in, ...change } } });
      const open = questions.filter(({ id }) => !given.some(({ questionId }) => questionId === id));
      return { lead_id: lead.id, ...WITHOUT_SUCCESS_PAGE, questions: open };
    });
  }

  async function estimate(lead: StoredDraft): Promise<{ low: number | null; high: number | null }> {
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

  /** The contact makes the draft a lead, which is delivered. */
  async function complete(site: SiteConfig, { step: _step, lead_id: id, location_id: locationId, ...contact }: Step<'contact'>, submit: SubmitKey): Promise<StepResponse> {
    const amount = await estimate(await leadOf(database, site.slug, id));
    const location = site.locations.find((each) => each.id === locationId) ?? null;
    if (locationId !== null && !location) throw invalid({ location_id: 'Please select a location.' });
    await deliveries.prepare();
    return once(site.slug, id, submit, async (transaction) => {
      const lead = await leadOf(transaction, site.slug, id);
      if (lead.form_completed) throw new Problem('conflict');
      const [row] = await transaction.query<{ id: number }>(`select nextval('valuation_ids')::float8 as id`);
      const valuation = { id: (row as { id: number }).id, ...amount };
      const draft = lead.payload;
      const payload: Draft = {
        ...draft,
        ...contact,
        category: draft.category,
        subcategory: draft.subcategory,
        url: contact.url || draft.url,
        user_agent: contact.user_agent || draft.user_agent,
        // A honeypot that was filled in any step counts.
        website: contact.website || draft.website,
        car_id: contact.car_id ?? draft.car_id,
        location: location?.slug ?? null,
        dealership_slug: location?.dealership_slug ?? contact.dealership_slug ?? draft.dealership_slug,
        form_completed: true,
        trade_in: { ...draft.trade_in, valuation },
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

  /** The accepted offer is delivered as a second part of the same lead. */
  async function accept(site: SiteConfig, { lead_id: id }: Step<'accept'>, submit: SubmitKey): Promise<StepResponse> {
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
    /** A retry with the same key gets the first response again, without another call of the provider. */
    async submit(site, body, submit): Promise<StepResponse> {
      if (!offersValuations(site)) throw notFound();
      const step = checkStep(body);
      const known = await findKey<StepResponse>(database, site.slug, submit);
      if (known?.response) return known.response;
      if (step.step === 'rego') return begin(site, step, submit);
      if (step.step === 'contact') return complete(site, step, submit);
      return step.step === 'accept' ? accept(site, step, submit) : updateCar(site, step, submit);
    },
  };
}
