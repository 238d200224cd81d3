import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';
import { vehicleEnquiry } from './vehicleEnquiry';

/** An enquiry about finance, mostly for a car; mf-finance mounts it (FI-005). */
export const financeEnquiry: LeadFormDefinition = {
  name: 'finance',
  title: 'Finance enquiry',
  intro: 'Tell us what you would like to finance.',
  category: 'Finance Enquiry',
  fields: [...CONTACT_FIELDS, { name: 'budget', isOptional: true }, { name: 'message', isOptional: true }, 'opt_in'],
  message: vehicleEnquiry.message,
  carValues: ({ price }) => ({ budget: price && Math.round(price) }),
};
