import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** Who has won a prize (NA-055). */
export const spinToWin: LeadFormDefinition = {
  name: 'spin-to-win',
  title: 'Claim your prize',
  intro: 'We send it to your e-mail address.',
  category: 'Spin to Win',
  submit: 'Claim the prize',
  fields: [...CONTACT_FIELDS, 'opt_in'],
};
