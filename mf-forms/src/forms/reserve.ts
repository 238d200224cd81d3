import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** Who reserves a car; the deposit comes next (FO-087). */
export const reserve: LeadFormDefinition = {
  name: 'reserve',
  title: 'Your details',
  intro: 'The deposit comes next.',
  category: 'Reserve',
  fields: [...CONTACT_FIELDS, 'opt_in'],
};
