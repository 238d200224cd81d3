import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** A request for a service or repair (FO-038). */
export const serviceEnquiry: LeadFormDefinition = {
  name: 'service-enquiry',
  title: 'Service enquiry',
  intro: 'Tell us what your vehicle needs, and we call you with a time.',
  category: 'Service Enquiry',
  fields: [
    { name: 'location', label: 'Service Location', locationType: 'service' },
    'Rego',
    'additional_services',
    ...CONTACT_FIELDS,
    'message',
    'opt_in',
  ],
};
