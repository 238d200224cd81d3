import { usePlatform, type LeadReceipt } from '@forecourt/shared-contracts';
import { useJourney, useJourneyState } from '@forecourt/shared-forms';
import { onlinePayment } from '../forms/onlinePayment';
import { usePayment } from './usePayment';
import { DETAILS, INVOICE, PAID, PAYMENT, type Invoice } from './invoiceJourney';

/** State of the payment of an invoice: the invoice, who pays, the card, the receipt. */
export function useOnlinePayment() {
  const { api } = usePlatform();
  const journey = useJourney(INVOICE);
  const { store, step, change, goForward, goBack, goTo } = journey;
  const {
    values: { invoice, receipt },
    pending,
  } = useJourneyState(store);

  const pay = usePayment(journey, {
    form: onlinePayment,
    detailsStep: DETAILS,
    request: (leadId, token) =>
      api.post<{ receipt_number: string }>('/api/online-payments', {
        invoice_number: invoice?.number,
        amount: invoice?.amount,
        lead_id: leadId,
        payment_token: token,
      }),
    paidValues: ({ receipt_number: number }) => ({ receipt: number }),
  });

  const isUnclear = pending !== null;
  return {
    step: receipt ? PAID : isUnclear ? PAYMENT : step,
    isUnclear,
    invoice,
    receipt,
    goBack,
    goTo,
    pay,

    /** The invoice is entered, or changed before it is paid. */
    enter(entered: Invoice): void {
      change({ invoice: entered });
      goForward();
    },

    /** The details are stored as a lead. */
    handleDetails({ lead_id: leadId }: LeadReceipt): void {
      change({ leadId });
      goForward();
    },

    /** Begins with another invoice. */
    startAgain: store.clear,
  };
}
