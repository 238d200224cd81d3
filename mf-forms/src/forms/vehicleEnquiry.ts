import { carHeading } from '@forecourt/shared-contracts';
import { CONTACT_FIELDS, type LeadForm } from '../definition/leadForm';

/** An enquiry about a car, or about what else the page is about (FO-035). */
export const vehicleEnquiry: LeadForm = {
  name: 'enquiry',
  title: 'Enquiry',
  intro: 'Ask us anything about this vehicle.',
  category: 'Vehicle Enquiry',
  fields: [...CONTACT_FIELDS, 'message', 'opt_in'],
  message(car) {
    const stock = car.stocknum ? ` (stock number ${car.stocknum})` : '';
    return `I am interested in the ${carHeading(car)}${stock}. Please contact me.`;
  },
};
