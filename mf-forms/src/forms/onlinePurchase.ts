import { CONTACT_FIELDS, type LeadForm } from '../definition/leadForm';

/** Who buys a car online; the deposit comes next (FO-094). */
export const onlinePurchase: LeadForm = {
  name: 'checkout-journey',
  title: 'Your details',
  intro: 'The deposit comes next.',
  category: 'Online Purchase',
  fields: [...CONTACT_FIELDS, 'opt_in'],
};
