import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** An enquiry about a new car that is to be ordered (FO-037). */
export const newVehicleEnquiry: LeadFormDefinition = {
  name: 'new-vehicle-enquiry',
  title: 'New vehicle enquiry',
  intro: 'Tell us which new vehicle you have in mind, and we send you a price.',
  category: 'New Vehicle Enquiry',
  fields: [
    'Vehicle Make',
    { name: 'Vehicle Model', isOptional: true },
    { name: 'location', label: 'Dealership', locationType: 'sales' },
    ...CONTACT_FIELDS,
    'finance',
    'do-you-have-a-trade-in',
    'message',
    'opt_in',
  ],
};
