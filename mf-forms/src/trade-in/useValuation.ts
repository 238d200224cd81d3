import { useMemo } from 'react';
import { useAppDispatch, usePlatform, type Car, type ValuationStepReceipt, type ValuedVehicle } from '@forecourt/shared-contracts';
import { requestOf, useJourney, useJourneyState } from '@forecourt/shared-forms';
import { salePage, type Sale } from './sale';
import { savedValuations } from './valuationStorage';
import { saveValuation } from './saveValuation';
import { EMPTY_VALUATION, type Registration, type Valuation } from './valuation';
import { valuationJourney } from './valuationJourney';
import { failureOf, isLeadGone, isSameStep, sendStep, type StepBody, type StepFailure } from './valuationSteps';

/** Fields of the contact step, as the back end names them. */
export type Contact = Readonly<Record<string, unknown>>;

/** What the visitor says and shows of the car's condition. */
export type Condition = Pick<Valuation, 'answers' | 'photos'>;

const answersOf = (answers: Valuation['answers']) => Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));

/** State of one valuation, which may begin beside its `page`: its step, what is known, and what each step sends. An action resolves with null, or with why it failed. */
export function useValuation(sale: Sale, car?: Car, page?: string) {
  const { api, site, storage, to } = usePlatform();
  const dispatch = useAppDispatch();
  const journey = useJourney(
    useMemo(() => valuationJourney(sale, car), [sale, car]),
    page,
  );
  const { store, step, goForward, goBack } = journey;
  const { values: valuation } = useJourneyState(store);
  const path = salePage(to, sale, car);

  function write(change: Valuation): void {
    journey.change(change);
    const saved = savedValuations(storage);
    if (saved.find(path, change)) saved.save(path, change);
  }

  function send(body: StepBody): Promise<ValuationStepReceipt> {
    const request = requestOf(
      store.read(),
      (pending) => isSameStep(pending, body),
      () => body,
    );
    return journey.send(request, (sent) => sendStep(api, sent));
  }

  const origin = { category: 'Trade-In', subcategory: sale.subcategory, car_id: car?.id ?? null };
  const firstStep = { ...origin, dealership_slug: car?.dealership_slug ?? null };
  const registration = ({ rego, regoState }: Registration): StepBody => ({ ...firstStep, step: 'rego', rego, regoState });
  const details = ({ year, make, model, badge }: ValuedVehicle): StepBody => ({ ...firstStep, step: 'details', year, make, model, badge });

  const condition = ({ answers, photos }: Condition, leadId = valuation.leadId): StepBody => ({
    step: 'answers',
    lead_id: leadId,
    adjustmentAnswers: answersOf(answers),
    photos,
  });

  /** A new lead with everything that is known of the car. */
  async function sendAgain(): Promise<string> {
    const { rego, vehicle } = valuation;
    const { lead_id } = await send(rego === '' && vehicle ? details(vehicle) : registration(valuation));
    if (valuation.kms !== null) await send({ step: 'vehicle', lead_id, kms: valuation.kms });
    if (valuation.done > 2) await send(condition(valuation, lead_id));
    return lead_id;
  }

  /** Sends a step of the lead; where that is gone, of a new one. */
  async function sendOfLead(body: StepBody): Promise<ValuationStepReceipt> {
    try {
      return await send({ ...body, lead_id: valuation.leadId });
    } catch (error) {
      if (!isLeadGone(error)) throw error;
      return send({ ...body, lead_id: await sendAgain() });
    }
  }

  /** Runs a step; `next` is what is known after it. */
  async function run(
    body: StepBody,
    request: () => Promise<ValuationStepReceipt>,
    next: (response: ValuationStepReceipt) => Valuation,
  ): Promise<StepFailure | null> {
    try {
      const change = next(await request());
      write(change);
      goForward(change.done - step);
      return null;
    } catch (error) {
      return failureOf(error, body);
    }
  }

  return {
    /** Path of the page of this valuation. */
    path,
    step,
    valuation,
    goBack,

    async findCar(entered: Registration): Promise<StepFailure | null> {
      const isSame = entered.rego === valuation.rego && entered.regoState === valuation.regoState;
      if (isSame && valuation.done > 0) {
        goForward();
        return null;
      }
      // Another car: what was said of the first one does not hold. The registration itself stays, also where nobody knows it.
      write({ ...EMPTY_VALUATION, ...entered });
      const body = registration(entered);
      return run(
        body,
        () => send(body),
        ({ lead_id: leadId, vehicle = null }) => ({ ...EMPTY_VALUATION, ...entered, leadId, vehicle, done: 1 }),
      );
    },

    /** Begins with a car that the visitor has named. */
    nameCar(named: ValuedVehicle): Promise<StepFailure | null> {
      write({ ...EMPTY_VALUATION, vehicle: named });
      const body = details(named);
      return run(
        body,
        () => send(body),
        ({ lead_id: leadId, vehicle = named }) => ({ ...EMPTY_VALUATION, leadId, vehicle, done: 1 }),
      );
    },

    confirmCar(kms: number): Promise<StepFailure | null> {
      const body: StepBody = { step: 'vehicle', kms };
      return run(
        body,
        () => sendOfLead(body),
        ({ lead_id: leadId, questions = [] }) => {
          const answers = Object.fromEntries(Object.entries(valuation.answers).filter(([id]) => questions.some((each) => each.id === id)));
          return { ...valuation, leadId, kms, questions, answers, done: 2 };
        },
      );
    },

    describe(described: Condition): Promise<StepFailure | null> {
      const body = condition(described);
      return run(
        body,
        () => sendOfLead(body),
        ({ lead_id: leadId }) => ({ ...valuation, ...described, leadId, done: 3 }),
      );
    },

    async complete(contact: Contact): Promise<StepFailure | null> {
      const body: StepBody = { ...origin, ...contact, step: 'contact' };
      const failure = await run(
        body,
        () => sendOfLead(body),
        ({ lead_id: leadId, valuation: estimate = null }) => ({ ...valuation, leadId, estimate, done: 4 }),
      );
      if (failure === null && site.switches.saveValuationEnabled) void saveValuation(api, dispatch, store.read().values);
      return failure;
    },

    /** Forgets this car: the next one is another valuation. */
    startAgain: () => {
      write(EMPTY_VALUATION);
      goForward(-step);
    },

    /** Goes on with a valuation that was saved. */
    resume(saved: Valuation): void {
      write(saved);
      goForward(saved.done);
    },

    /** Rejects with the error of the back end. */
    async accept(): Promise<ValuationStepReceipt> {
      const receipt = await send({ step: 'accept', lead_id: valuation.leadId, offer_accepted: true });
      const saved = savedValuations(storage);
      const own = saved.find(path, valuation);
      if (own) saved.remove(own);
      return receipt;
    },
  };
}

export type ValuationState = ReturnType<typeof useValuation>;
