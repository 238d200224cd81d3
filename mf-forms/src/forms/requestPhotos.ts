import { CONTACT_FIELDS, type LeadForm } from '../definition/leadForm';

/** A request for photos of a car (FO-059). */
export const requestPhotos: LeadForm = {
  name: 'request-photos',
  title: 'Request Photos',
  intro: 'We send you more photos of this vehicle.',
  category: 'Request Photos',
  fixedMessage: 'Please send photos for this car',
  fields: [...CONTACT_FIELDS, { name: 'message', isOptional: true }, 'opt_in'],
};
