import { useMemo, useState } from 'react';
import {
  canReserve,
  enquiryRecorded,
  EVENTS,
  useAppDispatch,
  usePlatform,
  type Car,
  type LeadReceipt,
  type ReservationReceipt,
} from '@forecourt/shared-contracts';
import { useIsHydrated } from '../hydration/useIsHydrated';
import { formDraft } from '../draft/formDraft';
import { reserve } from '../forms/reserve';
import { lastEnquiry } from '../lead/lastEnquiry';
import { useFormStep } from '../lead-form/useFormStep';
import type { CreateToken } from '../payment/cardField';
import { checkoutProgress } from './checkoutProgress';
import { payDeposit, type DepositOutcome } from './payDeposit';

/** Where the checkout is. */
type Stage =
  | { name: 'details' }
  | { name: 'deposit'; isUnclear: boolean }
  | { name: 'reserved'; receipt: ReservationReceipt }
  | { name: 'impossible'; isTaken: boolean };

/** State of the checkout of a car: details, deposit, reserved, or why it can not be reserved. */
export function useReservation(car: Car) {
  const { api, site, storage, to, track } = usePlatform();
  const dispatch = useAppDispatch();
  const isHydrated = useIsHydrated();
  const progress = useMemo(() => checkoutProgress(storage, car.id), [storage, car.id]);
  const { step, goForward, goBack } = useFormStep(progress.id, () => (progress.read().leadId === null ? 0 : 1));
  const [failed, setFailed] = useState<'taken' | 'unavailable' | null>(null);
  // What is stored changes with the outcome of a payment only, which renders.
  const [, render] = useState(0);
  const stored = isHydrated ? progress.read() : null;

  function stage(): Stage {
    if (stored?.held) return { name: 'reserved', receipt: stored.held };
    if (failed) return { name: 'impossible', isTaken: failed === 'taken' };
    const isUnclear = Boolean(stored?.token);
    // A hold of this shopper's own, without its response, shows the car as reserved.
    if (!isUnclear && !canReserve(car, site.switches)) return { name: 'impossible', isTaken: false };
    return step === 1 || isUnclear ? { name: 'deposit', isUnclear } : { name: 'details' };
  }

  function settle(outcome: DepositOutcome, leadId: string): void {
    if (outcome.kind === 'unclear') return;
    progress.write({ token: null });
    if (outcome.kind === 'held') {
      progress.write({ held: outcome.receipt });
      formDraft(storage, reserve, { car }).clear();
      track({ id: EVENTS.reservation, carId: car.id });
      const receipt = { lead_id: leadId, show_success_page: false };
      dispatch(enquiryRecorded(lastEnquiry(to, car, receipt, { category: 'Reserve', appointment: null, location: null }, new Date())));
    }
    if (outcome.kind === 'taken' || outcome.kind === 'unavailable') setFailed(outcome.kind);
    if (outcome.kind === 'unknown-lead') {
      progress.write({ leadId: null });
      goBack();
    }
  }

  return {
    stage: stage(),
    goBack,

    /** The details are stored as a lead. */
    handleDetails({ lead_id: leadId }: LeadReceipt): void {
      progress.write({ leadId });
      goForward();
    },

    /** Pays the deposit with the card, or requests a payment without outcome again. Null: there is no card to pay with. */
    async pay(createToken: CreateToken | null): Promise<DepositOutcome | null> {
      const { leadId, token: unclear } = progress.read();
      const created = unclear === null ? await createToken?.() : { token: unclear };
      if (!created || leadId === null) return null;
      if ('message' in created) return { kind: 'refused', message: created.message };
      progress.write({ token: created.token });
      const outcome = await payDeposit(api, {
        car_id: car.id,
        lead_id: leadId,
        processor: car.payment_processors[0] ?? '',
        payment_token: created.token,
      });
      settle(outcome, leadId);
      render((before) => before + 1);
      return outcome;
    },
  };
}
