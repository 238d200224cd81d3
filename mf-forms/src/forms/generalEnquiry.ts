import { CONTACT_FIELDS, type LeadForm } from '../definition/leadForm';

/** An enquiry about anything, whose category the visitor chooses (FO-041). */
export const generalEnquiry: LeadForm = {
  name: 'general-enquiry',
  title: 'General enquiry',
  intro: 'Ask us anything: we answer as soon as we are open.',
  category: 'General Enquiry',
  fields: ['category', 'location', ...CONTACT_FIELDS, 'PreferredContactMethod', 'message', 'opt_in'],
};
