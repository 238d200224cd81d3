import { useState } from 'react';
import { useSite } from '@forecourt/shared-contracts';
import type { CreateToken } from './cardField';
import { confirmPayment } from './confirmPayment';
import { requestPayment, type PaymentOutcome } from './requestPayment';

/** What a payment needs of the progress that a tab has stored. */
interface StoredPayment {
  read(): { leadId: string | null; token: string | null };
  write(change: { token: string | null }): void;
}

/**
 * Pays with the card of a lead, or requests a payment without outcome again: its token is stored until the outcome is known, so that neither a
 * reload nor another click pays twice. Resolves with null where there is no card to pay with.
 */
export function usePayment<Receipt>(
  stored: StoredPayment,
  request: (leadId: string, token: string) => Promise<Receipt>,
  onSettled: (outcome: PaymentOutcome<Receipt>, leadId: string) => void,
) {
  const { payment_key: paymentKey } = useSite();
  // What is stored changes with the outcome of a payment only, which renders.
  const [, render] = useState(0);

  return async (createToken: CreateToken | null): Promise<PaymentOutcome<Receipt> | null> => {
    const { leadId, token: unclear } = stored.read();
    const created = unclear === null ? await createToken?.() : { token: unclear };
    if (!created || leadId === null) return null;
    if ('message' in created) return { kind: 'refused', message: created.message };
    const { token } = created;
    stored.write({ token });
    const outcome = await requestPayment(
      () => request(leadId, token),
      (clientSecret) => confirmPayment(paymentKey, clientSecret),
    );
    if (outcome.kind !== 'unclear') {
      stored.write({ token: null });
      onSettled(outcome, leadId);
    }
    render((before) => before + 1);
    return outcome;
  };
}
