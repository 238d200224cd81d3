import { useMemo, useState } from 'react';
import { EVENTS, formEventData, usePlatform, type Car, type LeadReceipt, type ReservationReceipt } from '@forecourt/shared-contracts';
import { useJourney, useJourneyState } from '@forecourt/shared-forms';
import { usePayment } from '../payment/usePayment';
import { depositStep, detailsStep, lastStep, type CheckoutFlow } from './checkoutFlow';
import { checkoutJourney, currentHold, type CheckoutValues } from './checkoutJourney';
import { payDeposit } from './payDeposit';
import { useHoldCheck } from './useHoldCheck';

/** Where the checkout is. */
type Stage =
  | { name: 'step'; step: number; isUnclear: boolean }
  | { name: 'done'; receipt: ReservationReceipt }
  | { name: 'impossible'; isTaken: boolean };

/** State of the checkout of a car: its step, what it ended with, or that it is not possible. */
export function useCheckout(car: Car, flow: CheckoutFlow) {
  const { api, site, track } = usePlatform();
  const journey = useJourney(useMemo(() => checkoutJourney(flow, car.id), [flow, car.id]));
  const { store, step, change, goForward, goBack, goTo } = journey;
  const { values, pending } = useJourneyState(store);
  const [failed, setFailed] = useState<'taken' | 'unavailable' | null>(null);
  const held = currentHold(values);
  useHoldCheck(held?.reservation_id ?? null, store.clear);

  const pay = usePayment(journey, {
    form: flow.form,
    car,
    detailsStep: detailsStep(flow),
    request: (leadId, token) => payDeposit(api, flow.kind, car, { lead_id: leadId, payment_token: token }),
    paidValues: (receipt) => ({ held: receipt }),
    onPaid: () => track({ id: EVENTS.reservation, carId: car.id, form: formEventData(car) }),
    onImpossible: setFailed,
  });

  function stage(): Stage {
    if (held) return { name: 'done', receipt: held };
    if (failed) return { name: 'impossible', isTaken: failed === 'taken' };
    const isUnclear = pending !== null;
    // A hold of this shopper's own, without its response, shows the car as reserved.
    if (!isUnclear && !flow.isOffered(car, site.switches)) return { name: 'impossible', isTaken: false };
    return { name: 'step', step: isUnclear ? depositStep(flow) : step, isUnclear };
  }

  const at = stage();
  return {
    stage: at,
    /** Position of the step that is displayed. */
    step: at.name === 'done' ? lastStep(flow) : at.name === 'step' ? at.step : 0,
    /** What the shopper has chosen. */
    choices: values,
    goForward: () => goForward(),
    goBack,
    goTo,

    /** Stores what a step has chosen, and goes on; after a change, to the details, whose lead then has it. */
    choose(choice: Partial<Pick<CheckoutValues, 'tradeIn' | 'payment'>>): void {
      change(choice);
      if (values.leadId === null) goForward();
      else goTo(detailsStep(flow));
    },

    /** The details are stored as a lead. */
    handleDetails({ lead_id: leadId }: LeadReceipt): void {
      change({ leadId });
      goForward();
    },

    pay,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
