import { EVENTS } from '@forecourt/shared-contracts';
import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** An application for work (FO-064, FO-065). */
export const careers: LeadFormDefinition = {
  name: 'careers',
  title: 'Careers',
  intro: 'Tell us about yourself and the work that you are looking for.',
  category: 'General Enquiry',
  submit: 'Send application',
  subcategory: 'Career Enquiry',
  event: EVENTS.careerEnquiry,
  fields: ['location', 'position', ...CONTACT_FIELDS, 'message'],
};
