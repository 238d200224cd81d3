import { CONTACT_FIELDS, type LeadForm } from '../definition/leadForm';

/** Feedback about a location (FO-042). */
export const feedback: LeadForm = {
  name: 'feedback',
  title: 'Feedback',
  intro: 'Tell us what we did well, and what we can do better.',
  category: 'Feedback',
  fields: ['location', ...CONTACT_FIELDS, 'message', 'opt_in'],
};
