import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** An enquiry about parts and accessories (FO-039). */
export const partsEnquiry: LeadFormDefinition = {
  name: 'parts-enquiry',
  title: 'Parts enquiry',
  intro: 'Tell us which part you need: the rego helps us to find the one that fits.',
  category: 'Parts Enquiry',
  fields: [{ name: 'location', locationType: 'parts' }, 'Rego', ...CONTACT_FIELDS, 'message', 'opt_in'],
};
