import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** Who buys a car online; the deposit comes next (FO-094). */
export const onlinePurchase: LeadFormDefinition = {
  name: 'checkout-journey',
  title: 'Your details',
  intro: 'The deposit comes next.',
  category: 'Online Purchase',
  fields: [...CONTACT_FIELDS, 'opt_in'],
};
