import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** Who pays an invoice; the card comes next (NA-056). */
export const onlinePayment: LeadFormDefinition = {
  name: 'online-payment',
  title: 'Your details',
  intro: 'The payment comes next.',
  category: 'Online Payment',
  fields: CONTACT_FIELDS,
};
