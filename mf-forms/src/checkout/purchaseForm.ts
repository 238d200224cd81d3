import type { LeadFormDefinition } from '@forecourt/shared-forms';
import type { CheckoutValues } from './checkoutJourney';
import { onlinePurchase } from '../forms/onlinePurchase';

type Choices = Pick<CheckoutValues, 'tradeIn' | 'payment'>;

/** The car that is traded in: '2016 Mazda 3, 85000 km, registration 1ABC123'. */
export function tradeInText(tradeIn: Choices['tradeIn']): string {
  if (tradeIn === null || tradeIn === 'none') return 'No trade-in';
  const { vehicle, kms, rego } = tradeIn;
  return [vehicle, kms && `${kms} km`, rego && `registration ${rego}`].filter(Boolean).join(', ');
}

export const paymentText = (payment: Choices['payment']): string => (payment === 'finance' ? 'Finance' : 'Cash or bank transfer');

/** The form of the details, whose lead has what was chosen before it. */
export function purchaseForm({ tradeIn, payment }: Choices): LeadFormDefinition {
  const own = tradeIn === 'none' ? null : tradeIn;
  return {
    ...onlinePurchase,
    fixedMessage: [
      `Pays by ${payment === 'finance' ? 'finance' : 'cash or bank transfer'}.`,
      own ? `Trade-in: ${tradeInText(own)}.` : 'No trade-in.',
    ].join('\n'),
    chosen: {
      finance: payment === 'finance' ? 'Yes' : 'No',
      'do-you-have-a-trade-in': own ? 'Yes' : 'No',
      Rego: own?.rego || null,
    },
  };
}
