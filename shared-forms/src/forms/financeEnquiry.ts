import { CONTACT_FIELDS, type LeadFormDefinition } from '../definition/leadForm';
import { carMessage } from './carMessage';

/** An enquiry about finance, mostly for a car (FI-005): on the pages of mf-finance, and in the enquiry slot of mf-forms for their earlier releases. */
export const financeEnquiry: LeadFormDefinition = {
  name: 'finance',
  title: 'Finance enquiry',
  intro: 'Tell us what you would like to finance.',
  category: 'Finance Enquiry',
  fields: [...CONTACT_FIELDS, { name: 'budget', isOptional: true }, { name: 'message', isOptional: true }, 'opt_in'],
  message: carMessage,
  carValues: ({ price }) => ({ budget: price && Math.round(price) }),
};
