import { useMemo, useState } from 'react';
import { enquiryRecorded, useAppDispatch, usePlatform, type LeadReceipt } from '@forecourt/shared-contracts';
import { formDraft } from '../draft/formDraft';
import { onlinePayment } from '../forms/onlinePayment';
import { useIsHydrated } from '../hydration/useIsHydrated';
import { lastEnquiry } from '../lead/lastEnquiry';
import { useFormStep } from '../lead-form/useFormStep';
import { forgetSentLead } from '../submission/sentLeads';
import { contactText } from '../payment/contactText';
import { usePayment } from '../payment/usePayment';
import { invoiceProgress, type Invoice, type InvoiceProgress } from './invoiceProgress';

export const STEPS = ['Invoice', 'Details', 'Payment', 'Paid'];
/** Not that of the form of the details, whose steps are entries of the same history. */
const STEPS_ID = 'online-payment-steps';
const DETAILS = 1;
const PAYMENT = 2;
const PAID = 3;

const storedSteps = ({ invoice, leadId }: InvoiceProgress) => (invoice === null ? 0 : leadId === null ? DETAILS : PAYMENT);

/** State of the payment of an invoice: the invoice, who pays, the card, the receipt. */
export function useOnlinePayment() {
  const { api, storage, to } = usePlatform();
  const dispatch = useAppDispatch();
  const isHydrated = useIsHydrated();
  const progress = useMemo(() => invoiceProgress(storage), [storage]);
  const { step, goForward, goBack, goTo } = useFormStep(STEPS_ID, () => storedSteps(progress.read()));
  // The next invoice begins with an empty form.
  const [, render] = useState(0);
  const stored = isHydrated ? progress.read() : null;

  const pay = usePayment(
    progress,
    (leadId, token) => {
      const { invoice } = progress.read();
      const body = { invoice_number: invoice?.number, amount: invoice?.amount, lead_id: leadId, payment_token: token };
      return api.post<{ receipt_number: string }>('/api/online-payments', body);
    },
    (outcome, leadId) => {
      if (outcome.kind === 'paid') {
        progress.write({ receipt: outcome.receipt.receipt_number });
        formDraft(storage, onlinePayment, {}).clear();
        const receipt = { lead_id: leadId, show_success_page: false };
        const { category } = onlinePayment;
        dispatch(enquiryRecorded(lastEnquiry(to, undefined, receipt, { category, appointment: null, location: null }, new Date())));
      }
      if (outcome.kind === 'unknown-lead') {
        // Not of who is signed in now: it is entered again.
        forgetSentLead(storage, leadId);
        progress.write({ leadId: null });
        goTo(DETAILS);
      }
    },
  );

  const isUnclear = Boolean(stored?.token);
  return {
    step: stored?.receipt ? PAID : isUnclear ? PAYMENT : step,
    isUnclear,
    invoice: stored?.invoice ?? null,
    receipt: stored?.receipt ?? null,
    /** Who pays, as entered. */
    contact: isHydrated ? contactText(formDraft(storage, onlinePayment, {}).read().values) : '',
    goBack,
    goTo,
    pay,

    /** The invoice is entered, or changed before it is paid. */
    enter(invoice: Invoice): void {
      progress.write({ invoice });
      goForward();
    },

    /** The details are stored as a lead. */
    handleDetails({ lead_id: leadId }: LeadReceipt): void {
      progress.write({ leadId });
      goForward();
    },

    /** Begins with another invoice. */
    startAgain(): void {
      progress.clear();
      render((before) => before + 1);
    },
  };
}
