import type { CheckoutProgress } from '../checkout/checkoutProgress';
import type { LeadForm } from '../definition/leadForm';
import { onlinePurchase } from '../forms/onlinePurchase';

/** The form of the details, whose lead tells the dealer what was chosen before it. */
export function purchaseForm({ tradeIn, payment }: Pick<CheckoutProgress, 'tradeIn' | 'payment'>): LeadForm {
  const own = tradeIn === 'none' ? null : tradeIn;
  const facts = own && [own.vehicle, own.kms && `${own.kms} km`, own.rego && `registration ${own.rego}`];
  return {
    ...onlinePurchase,
    fixedMessage: [
      `Pays by ${payment === 'finance' ? 'finance' : 'cash or bank transfer'}.`,
      facts ? `Trade-in: ${facts.filter(Boolean).join(', ')}.` : 'No trade-in.',
    ].join('\n'),
    chosen: {
      finance: payment === 'finance' ? 'Yes' : 'No',
      'do-you-have-a-trade-in': own ? 'Yes' : 'No',
      Rego: own?.rego || null,
    },
  };
}
