import { CONTACT_FIELDS, type LeadFormDefinition } from '@forecourt/shared-forms';

/** A test drive, of a car or at a location (FO-046 to FO-052). */
export const testDrive: LeadFormDefinition = {
  name: 'test-drive',
  title: 'Book a Test Drive',
  intro: 'Choose a time that suits you: we have the vehicle ready.',
  category: 'Test Drive',
  // A slot has its offset; a time that was typed is a wish.
  submit: ({ appointment }) => (/T.*[+Z]/.test(appointment) ? 'Book test drive' : 'Request test drive'),
  kind: 'test-drive',
  note: ({ testDriveDisclaimer }) => testDriveDisclaimer,
  fields: [
    'distribution-location',
    { name: 'location', locationType: 'sales' },
    'appointment',
    ...CONTACT_FIELDS,
    { name: 'message', isOptional: true },
    'opt_in',
  ],
};
