import { carMessage, CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** An enquiry about a car, or about what else the page is about (FO-035, VE-071). */
export const vehicleEnquiry: LeadFormDefinition = {
  name: 'enquiry',
  title: 'Enquiry',
  intro: 'Ask us anything about this vehicle.',
  category: 'Vehicle Enquiry',
  fields: [...CONTACT_FIELDS, 'message', 'opt_in'],
  message: carMessage,
};
