import { CONTACT_FIELDS, type LeadForm } from '../definition/leadForm';

/** Who pays an invoice; the card comes next (NA-056). */
export const onlinePayment: LeadForm = {
  name: 'online-payment',
  title: 'Your details',
  intro: 'The payment comes next.',
  category: 'Online Payment',
  fields: CONTACT_FIELDS,
};
