import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** An enquiry about anything, whose category the visitor chooses (FO-041). */
export const generalEnquiry: LeadFormDefinition = {
  name: 'general-enquiry',
  title: 'General enquiry',
  intro: 'Ask us anything: we answer as soon as we are open.',
  category: 'General Enquiry',
  fields: ['category', 'location', ...CONTACT_FIELDS, 'PreferredContactMethod', 'message', 'opt_in'],
};
