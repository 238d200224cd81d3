import { isRecord, type ReservationReceipt } from '@forecourt/shared-contracts';
import type { JourneyDefinition } from '@forecourt/shared-forms';
import { paymentFrom, textOrNull } from '../payment/storedPayment';
import { depositStep, detailsStep, type CheckoutFlow } from './checkoutFlow';

/** The car that the shopper would trade in, in their own words. */
export interface OwnCar {
  /** Year, make and model. */
  vehicle: string;
  /** '' where it is not given. */
  rego: string;
  /** Kilometres; '' where they are not given. */
  kms: string;
}

/** What is known of the checkout of a car. */
export interface CheckoutValues {
  /** null before the shopper has chosen. */
  tradeIn: OwnCar | 'none' | null;
  payment: 'cash' | 'finance' | null;
  /** Of the lead that the details make; null before them. */
  leadId: string | null;
  /** null before the deposit is paid. */
  held: ReservationReceipt | null;
}

const isReceipt = (data: unknown): data is ReservationReceipt =>
  isRecord(data) &&
  typeof data.reservation_id === 'string' &&
  typeof data.held_until === 'string' &&
  typeof data.receipt_number === 'string';

const isOwnCar = (data: unknown): data is OwnCar =>
  isRecord(data) && typeof data.vehicle === 'string' && typeof data.rego === 'string' && typeof data.kms === 'string';

/** What is held for the shopper now; null once the time is over. */
export const currentHold = ({ held }: CheckoutValues): ReservationReceipt | null =>
  held && Date.parse(held.held_until) > Date.now() ? held : null;

/** How far a checkout may go on: no step is displayed before what comes before it is known. */
function countDone(flow: CheckoutFlow, { leadId, tradeIn, payment }: CheckoutValues): number {
  const details = detailsStep(flow);
  if (details > 0 && tradeIn === null) return 1;
  if (details > 0 && payment === null) return 2;
  return leadId === null ? details : depositStep(flow);
}

/** The checkout of one car: a reload neither loses it nor pays twice. It stores no contact and no card. */
export function checkoutJourney(flow: CheckoutFlow, carId: number): JourneyDefinition<CheckoutValues, null> {
  const id = `${flow.kind}:${carId}`;
  return {
    id,
    storedAs: `mf-forms/${id}`,
    empty: { tradeIn: null, payment: null, leadId: null, held: null },
    parse: ({ tradeIn, payment, leadId, token, held }) => ({
      values: {
        tradeIn: tradeIn === 'none' || isOwnCar(tradeIn) ? tradeIn : null,
        payment: payment === 'cash' || payment === 'finance' ? payment : null,
        leadId: textOrNull(leadId),
        held: isReceipt(held) ? held : null,
      },
      pending: paymentFrom(token),
    }),
    format: ({ values, pending }) => ({ ...values, token: pending?.key ?? null }),
    countDone: (values) => countDone(flow, values),
  };
}
