import { CONTACT_FIELDS, type LeadForm } from '../definition/leadForm';

/** Who has won a prize (NA-055). */
export const spinToWin: LeadForm = {
  name: 'spin-to-win',
  title: 'Claim your prize',
  intro: 'We send it to your e-mail address.',
  category: 'Spin to Win',
  fields: [...CONTACT_FIELDS, 'opt_in'],
};
