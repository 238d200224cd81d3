import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** A request for photos of a car (FO-059). */
export const requestPhotos: LeadFormDefinition = {
  name: 'request-photos',
  title: 'Request Photos',
  intro: 'We send you more photos of this vehicle.',
  category: 'Request Photos',
  submit: 'Request photos',
  fixedMessage: 'Please send photos for this car',
  fields: [...CONTACT_FIELDS, { name: 'message', isOptional: true }, 'opt_in'],
};
