import { randomUUID } from 'node:crypto';
import { isOpenOffer, type SiteConfig, type ValuationStepReceipt, type ValuedVehicle } from '@forecourt/shared-contracts';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import type { LeadDeliveries } from '../leads/collaborators';
import { Problem, invalid, notFound } from '../../../infrastructure/http/problems';
import { leadPhotos } from '../lead-photos/leadPhotos';
import { recordConsents } from '../leads/consents';
import { claimKey, findKey, storeResponse, type SubmitKey } from '../leads/leadKeys';
import type { LeadSteps, StepSubmit } from '../leads/leadSteps';
import { quarantineReason } from '../leads/quarantine';
import { estimateTradeIn, NO_ESTIMATE, valuedVehicleOf } from './estimateTradeIn';
import { tradeInDrafts } from '../leads/tradeInDrafts';
import { completedDraft, draftByDetails, draftByRego, type Draft, type Step } from './valuationDraft';
import type { ValuationProvider } from './valuationProvider';
import { checkStep, offersValuations, stepBodies } from './valuationSteps';

const WITHOUT_SUCCESS_PAGE = { show_success_page: false } as const;

interface ValuationServiceOptions {
  database: Database;
  deliveries: LeadDeliveries;
  providerOf(tenant: string): ValuationProvider;
  now: () => Date;
  /** Called when the provider fails at the end of the steps: the lead is accepted without its estimate. */
  onEstimateFailed(error: Error): void;
}

/** The steps of a trade-in valuation: each is stored together with its response before the visitor gets it. */
export function createValuationService({ database, deliveries, providerOf, now, onEstimateFailed }: ValuationServiceOptions): LeadSteps {
  /** Runs a step's writes once for its key, and stores the response for retries. */
  function once(
    tenant: string,
    leadId: string,
    submit: SubmitKey,
    write: (transaction: Queryable) => Promise<ValuationStepReceipt>,
  ): Promise<ValuationStepReceipt> {
    return database.transaction(async (transaction) => {
      const { isFresh, response } = await claimKey<ValuationStepReceipt>(transaction, tenant, leadId, submit);
      if (!isFresh && response) return response;
      if (!isFresh) throw new Problem('conflict');
      const fresh = await write(transaction);
      await storeResponse(transaction, tenant, submit.key, fresh);
      return fresh;
    });
  }

  function begin(site: SiteConfig, draft: Draft, vehicle: ValuedVehicle, submit: StepSubmit): Promise<ValuationStepReceipt> {
    const id = randomUUID();
    return once(site.slug, id, submit, async (transaction) => {
      await tradeInDrafts.insert(transaction, site.slug, id, { draft, visit: submit.visit, userId: submit.userId });
      return { lead_id: id, ...WITHOUT_SUCCESS_PAGE, vehicle };
    });
  }

  async function beginByRego(site: SiteConfig, step: Step<'rego'>, submit: StepSubmit): Promise<ValuationStepReceipt> {
    const vehicle = await providerOf(site.slug).findVehicle(step.rego, step.regoState);
    if (!vehicle) throw notFound();
    return begin(site, draftByRego(step, vehicle), vehicle, submit);
  }

  function beginByDetails(site: SiteConfig, step: Step<'details'>, submit: StepSubmit): Promise<ValuationStepReceipt> {
    const draft = draftByDetails(step);
    return begin(site, draft, valuedVehicleOf(draft.trade_in), submit);
  }

  /** Updates the car of a draft; responds with the questions that are still open. */
  async function updateCar(site: SiteConfig, step: Step<'vehicle'> | Step<'answers'>, submit: SubmitKey): Promise<ValuationStepReceipt> {
    const { payload } = await tradeInDrafts.find<Draft>(database, site.slug, step.lead_id);
    const questions = await providerOf(site.slug).questions(valuedVehicleOf(payload.trade_in));
    const given = step.step === 'answers' ? step.adjustmentAnswers : [];
    const unknown = given.find(({ questionId }) => !questions.some(({ id }) => id === questionId));
    if (unknown) throw invalid({ adjustmentAnswers: `there is no question "${unknown.questionId}"` });
    return once(site.slug, step.lead_id, submit, async (transaction) => {
      const lead = await tradeInDrafts.find<Draft>(transaction, site.slug, step.lead_id);
      if (lead.form_completed) throw new Problem('conflict');
      const change =
        step.step === 'vehicle'
          ? { kms: step.kms }
          : { answers: given.map(({ questionId, answer }) => ({ question: questionId, answer })) };
      const photos = step.step === 'answers' && { photos: await leadPhotos.claim(transaction, site.slug, lead.id, step.photos) };
      const payload = { ...lead.payload, ...photos, trade_in: { ...lead.payload.trade_in, ...change } };
      await tradeInDrafts.save(transaction, site.slug, lead.id, payload);
      const open = questions.filter(({ id }) => !given.some(({ questionId }) => questionId === id));
      return { lead_id: lead.id, ...WITHOUT_SUCCESS_PAGE, questions: open };
    });
  }

  /** A provider that fails costs no lead: the dealer calls. */
  function withoutEstimate(error: unknown): typeof NO_ESTIMATE {
    if (!(error instanceof Problem) || error.code !== 'upstream_failed') throw error;
    onEstimateFailed(error);
    return NO_ESTIMATE;
  }

  /** The contact makes the draft a lead, which is delivered. */
  async function complete(site: SiteConfig, step: Step<'contact'>, submit: StepSubmit): Promise<ValuationStepReceipt> {
    const { lead_id: id, location_id: locationId } = step;
    const { payload: draft } = await tradeInDrafts.find<Draft>(database, site.slug, id);
    const amount = await estimateTradeIn(providerOf(site.slug), draft.trade_in, now()).catch(withoutEstimate);
    const location = site.locations.find((each) => each.id === locationId) ?? null;
    if (locationId !== null && !location) throw invalid({ location_id: 'Please select a location.' });
    await deliveries.prepare();
    return once(site.slug, id, submit, async (transaction) => {
      const lead = await tradeInDrafts.find<Draft>(transaction, site.slug, id);
      if (lead.form_completed) throw new Problem('conflict');
      const [row] = await transaction.query<{ id: number }>(`select nextval('valuation_ids')::float8 as id`);
      const valuation = { id: (row as { id: number }).id, ...amount };
      const payload = completedDraft(lead.payload, step, location, valuation);
      const reason = await quarantineReason(transaction, site.slug, payload);
      await tradeInDrafts.complete(transaction, site.slug, id, payload, { reason, userId: submit.userId });
      await recordConsents(transaction, site.slug, id, payload);
      if (!reason) {
        await deliveries.plan(transaction, site.slug, { id, category: lead.category, dealership_slug: payload.dealership_slug });
        await deliveries.confirm(transaction, site.slug, { id, category: lead.category, email: payload.email }, 'confirmation');
      }
      return { lead_id: id, show_success_page: false, valuation };
    });
  }

  /** The accepted offer is delivered as a second part of the same lead. */
  async function accept(site: SiteConfig, { lead_id: id }: Step<'accept'>, submit: SubmitKey): Promise<ValuationStepReceipt> {
    await deliveries.prepare();
    return once(site.slug, id, submit, async (transaction) => {
      const lead = await tradeInDrafts.find<Draft>(transaction, site.slug, id);
      if (!lead.form_completed) throw invalid({ step: 'The offer comes after the contact.' });
      if (lead.payload.offer_accepted !== true) {
        const { valuation } = lead.payload.trade_in ?? {};
        if (!valuation?.is_offer) throw invalid({ step: 'This estimate is a guide. We call you about it.' });
        if (!isOpenOffer(valuation, now())) throw invalid({ step: 'This offer has expired. Please value your car again.' });
        await tradeInDrafts.save(transaction, site.slug, id, { ...lead.payload, offer_accepted: true });
        if (lead.quarantine_reason === null) await deliveries.plan(transaction, site.slug, lead, { part: 'offer_accepted' });
      }
      return { lead_id: id, show_success_page: true };
    });
  }

  return {
    bodies: stepBodies,
    /** A retry with the same key gets the first response again, without another call of the provider. */
    async submit(site, body, submit): Promise<ValuationStepReceipt> {
      if (!offersValuations(site)) throw notFound();
      const step = checkStep(body);
      const known = await findKey<ValuationStepReceipt>(database, site.slug, submit);
      if (known?.response) return known.response;
      if (step.step === 'rego') return beginByRego(site, step, submit);
      if (step.step === 'details') return beginByDetails(site, step, submit);
      if (step.step === 'contact') return complete(site, step, submit);
      return step.step === 'accept' ? accept(site, step, submit) : updateCar(site, step, submit);
    },
  };
}
