import { enquiryRecorded, useAppDispatch, usePlatform, type Car } from '@forecourt/shared-contracts';
import { forgetSentLead, journeyStore, lastEnquiry, leadJourney, type Journey, type LeadFormDefinition } from '@forecourt/shared-forms';
import type { CreateToken } from './cardField';
import { confirmPayment } from './confirmPayment';
import { requestPayment, type PaymentOutcome } from './requestPayment';

/** Nobody knows whether the payment was made. */
class UnclearPayment extends Error {
  override name = 'UnclearPayment';
}

interface PaymentOptions<Values, Receipt> {
  /** Of the details, whose lead pays. */
  form: LeadFormDefinition;
  car?: Car;
  /** Position of the details. */
  detailsStep: number;
  request(leadId: string, token: string): Promise<Receipt>;
  /** What the journey knows after it. */
  paidValues(receipt: Receipt): Partial<Values>;
  onPaid?(): void;
  onImpossible?(reason: 'taken' | 'unavailable'): void;
}

/**
 * Pays with the card of a lead, or requests a payment without outcome again: its token is the key of the request, so that neither a reload nor
 * another click pays twice. Resolves with null where there is no card to pay with.
 */
export function usePayment<Values extends { leadId: string | null }, Receipt>(
  { store, send, goTo }: Journey<Values, null>,
  { form, car, detailsStep, request, paidValues, onPaid, onImpossible }: PaymentOptions<Values, Receipt>,
) {
  const { site, storage, to } = usePlatform();
  const dispatch = useAppDispatch();

  const valuesFrom = (outcome: PaymentOutcome<Receipt>): Partial<Values> =>
    outcome.kind === 'paid' ? paidValues(outcome.receipt) : outcome.kind === 'unknown-lead' ? ({ leadId: null } as Partial<Values>) : {};

  function settle(outcome: PaymentOutcome<Receipt>, leadId: string): void {
    if (outcome.kind === 'paid') {
      onPaid?.();
      journeyStore(storage, leadJourney(form, { car })).clear();
      const receipt = { lead_id: leadId, show_success_page: false };
      const { category } = form;
      dispatch(enquiryRecorded(lastEnquiry(to, car, receipt, { category, appointment: null, location: null }, new Date())));
    }
    if (outcome.kind === 'taken' || outcome.kind === 'unavailable') onImpossible?.(outcome.kind);
    if (outcome.kind === 'unknown-lead') {
      // Not of who is signed in now: it is entered again.
      forgetSentLead(storage, leadId);
      goTo(detailsStep);
    }
  }

  async function deliver(leadId: string, token: string): Promise<PaymentOutcome<Receipt>> {
    const outcome = await requestPayment(
      () => request(leadId, token),
      (clientSecret) => confirmPayment(site.payment_key, clientSecret),
    );
    if (outcome.kind === 'unclear') throw new UnclearPayment();
    return outcome;
  }

  return async (createToken: CreateToken | null): Promise<PaymentOutcome<Receipt> | null> => {
    const { pending, values } = store.read();
    const { leadId } = values;
    const created = pending === null ? await createToken?.() : { token: pending.key };
    if (!created || leadId === null) return null;
    if ('message' in created) return { kind: 'refused', message: created.message };
    const { token } = created;
    try {
      const outcome = await send({ key: token, body: null }, () => deliver(leadId, token), valuesFrom);
      settle(outcome, leadId);
      return outcome;
    } catch (error) {
      if (error instanceof UnclearPayment) return { kind: 'unclear' };
      throw error;
    }
  };
}
