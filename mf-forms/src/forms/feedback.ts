import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** Feedback about a location (FO-042). */
export const feedback: LeadFormDefinition = {
  name: 'feedback',
  title: 'Feedback',
  intro: 'Tell us what we did well, and what we can do better.',
  category: 'Feedback',
  submit: 'Send feedback',
  fields: ['location', ...CONTACT_FIELDS, 'message', 'opt_in'],
};
