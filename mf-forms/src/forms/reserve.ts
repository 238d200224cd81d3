import { CONTACT_FIELDS, type LeadForm } from '../definition/leadForm';

/** Who reserves a car; the deposit comes next (FO-087). */
export const reserve: LeadForm = {
  name: 'reserve',
  title: 'Your details',
  intro: 'The deposit comes next.',
  category: 'Reserve',
  fields: [...CONTACT_FIELDS, 'opt_in'],
};
