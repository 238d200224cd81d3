import type { LeadFormDefinition } from '@forecourt/shared-forms';

/** Feedback of a customer with a bad experience; reached from an e-mail (FO-105). */
export const survey: LeadFormDefinition = {
  name: 'survey',
  title: 'How can we make it right?',
  intro: 'We are sorry that we let you down. Tell us what went wrong: the manager reads it.',
  category: 'Feedback',
  submit: 'Send feedback',
  isUnlisted: true,
  subcategory: 'Survey',
  fields: [{ name: 'name', label: 'Name' }, 'email', { name: 'location', label: 'Dealership' }, 'message'],
};
