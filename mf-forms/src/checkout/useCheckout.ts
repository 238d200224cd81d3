import { useMemo, useState } from 'react';
import {
  enquiryRecorded,
  EVENTS,
  formEventData,
  useAppDispatch,
  usePlatform,
  type Car,
  type LeadReceipt,
  type ReservationReceipt,
} from '@forecourt/shared-contracts';
import { useIsHydrated } from '../hydration/useIsHydrated';
import { formDraft } from '../draft/formDraft';
import { lastEnquiry } from '../lead/lastEnquiry';
import { useFormStep } from '../lead-form/useFormStep';
import { contactText } from '../payment/contactText';
import { usePayment } from '../payment/usePayment';
import { forgetSentLead } from '../submission/sentLeads';
import { depositStep, detailsStep, lastStep, type CheckoutFlow } from './checkoutFlow';
import { checkoutProgress, type CheckoutProgress } from './checkoutProgress';
import { payDeposit } from './payDeposit';
import { storedSteps } from './storedSteps';
import { useHoldCheck } from './useHoldCheck';

/** Where the checkout is. */
type Stage =
  | { name: 'step'; step: number; isUnclear: boolean }
  | { name: 'done'; receipt: ReservationReceipt }
  | { name: 'impossible'; isTaken: boolean };

/** State of the checkout of a car: its step, what it ended with, or that it is not possible. */
export function useCheckout(car: Car, flow: CheckoutFlow) {
  const { api, site, storage, to, track } = usePlatform();
  const dispatch = useAppDispatch();
  const isHydrated = useIsHydrated();
  const progress = useMemo(() => checkoutProgress(storage, flow.kind, car.id), [storage, flow.kind, car.id]);
  const { step, goForward, goBack, goTo } = useFormStep(progress.id, () => storedSteps(flow, progress.read()));
  const [failed, setFailed] = useState<'taken' | 'unavailable' | null>(null);
  const stored = isHydrated ? progress.read() : null;

  function stage(): Stage {
    if (stored?.held) return { name: 'done', receipt: stored.held };
    if (failed) return { name: 'impossible', isTaken: failed === 'taken' };
    const isUnclear = Boolean(stored?.token);
    // A hold of this shopper's own, without its response, shows the car as reserved.
    if (!isUnclear && !flow.isOffered(car, site.switches)) return { name: 'impossible', isTaken: false };
    return { name: 'step', step: isUnclear ? depositStep(flow) : step, isUnclear };
  }

  const [, render] = useState(0);
  useHoldCheck(stored?.held?.reservation_id ?? null, () => {
    progress.clear();
    render((before) => before + 1);
  });

  const pay = usePayment(
    progress,
    (leadId, token) => payDeposit(api, flow.kind, car, { lead_id: leadId, payment_token: token }),
    (outcome, leadId) => {
      if (outcome.kind === 'paid') {
        progress.write({ held: outcome.receipt });
        formDraft(storage, flow.form, { car }).clear();
        track({ id: EVENTS.reservation, carId: car.id, form: formEventData(car) });
        const receipt = { lead_id: leadId, show_success_page: false };
        const { category } = flow.form;
        dispatch(enquiryRecorded(lastEnquiry(to, car, receipt, { category, appointment: null, location: null }, new Date())));
      }
      if (outcome.kind === 'taken' || outcome.kind === 'unavailable') setFailed(outcome.kind);
      if (outcome.kind === 'unknown-lead') {
        forgetSentLead(storage, leadId);
        progress.write({ leadId: null });
        goTo(detailsStep(flow));
      }
    },
  );

  const at = stage();
  return {
    stage: at,
    /** Position of the step that is displayed. */
    step: at.name === 'done' ? lastStep(flow) : at.name === 'step' ? at.step : 0,
    /** What the shopper has chosen; null before hydration. */
    choices: stored,
    /** Who pays, as entered. */
    contact: isHydrated ? contactText(formDraft(storage, flow.form, { car }).read().values) : '',
    goForward: () => goForward(),
    goBack,
    goTo,

    /** Stores what a step has chosen, and goes on; after a change, to the details, whose lead then has it. */
    choose(choice: Partial<Pick<CheckoutProgress, 'tradeIn' | 'payment'>>): void {
      const isChange = progress.read().leadId !== null;
      progress.write(choice);
      if (isChange) goTo(detailsStep(flow));
      else goForward();
    },

    /** The details are stored as a lead. */
    handleDetails({ lead_id: leadId }: LeadReceipt): void {
      progress.write({ leadId });
      goForward();
    },

    pay,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
