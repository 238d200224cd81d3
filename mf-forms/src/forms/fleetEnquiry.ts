import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** An enquiry of a company about several vehicles (FO-040). */
export const fleetEnquiry: LeadFormDefinition = {
  name: 'fleet-enquiry',
  title: 'Fleet enquiry',
  intro: 'Tell us about your business and the vehicles that it needs.',
  category: 'Fleet Enquiry',
  fields: [
    'subcategory',
    { name: 'quantity', isOptional: true },
    { name: 'location', label: 'Dealership', locationType: 'sales' },
    ...CONTACT_FIELDS,
    'message',
    'opt_in',
  ],
};
