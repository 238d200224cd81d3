import { formatMoney } from '@forecourt/shared-contracts';
import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** A price that the visitor would pay for a car (FO-053 to FO-058). */
export const makeOffer: LeadFormDefinition = {
  name: 'make-an-offer',
  title: 'Make an Offer',
  intro: 'Tell us what you would pay for this vehicle.',
  category: 'Make an Offer',
  submit: 'Send offer',
  fields: [
    { name: 'offer_from_client', placeholder: ({ price }) => `Your offer i.e. ${price ? formatMoney(price) : '$'}` },
    ...CONTACT_FIELDS,
    'opt_in_finance',
    'opt_in_trade',
  ],
};
