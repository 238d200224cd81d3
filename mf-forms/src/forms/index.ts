import { financeEnquiry, type FormSubject, type LeadFormDefinition } from '@forecourt/shared-forms';
import { careers } from './careers';
import { feedback } from './feedback';
import { fleetEnquiry } from './fleetEnquiry';
import { generalEnquiry } from './generalEnquiry';
import { newVehicleEnquiry } from './newVehicleEnquiry';
import { partsEnquiry } from './partsEnquiry';
import { findSimilar } from './findSimilar';
import { serviceEnquiry } from './serviceEnquiry';
import { survey } from './survey';
import { testDrive } from './testDrive';
import { vehicleEnquiry } from './vehicleEnquiry';

/** Forms with a page of their own, by their names. */
const PAGE_FORMS = [generalEnquiry, newVehicleEnquiry, serviceEnquiry, partsEnquiry, fleetEnquiry, feedback, careers, survey, testDrive];

/** The form of a page; the page's route names it. */
export const pageForm = (name: string | undefined): LeadFormDefinition | undefined => PAGE_FORMS.find((form) => form.name === name);

/** The form of an enquiry: that of its category, and without one of a general enquiry or, about a car, of a vehicle enquiry. */
export function enquiryForm({ car, category }: FormSubject): LeadFormDefinition {
  if (category === undefined) return car ? vehicleEnquiry : generalEnquiry;
  return [financeEnquiry, findSimilar, ...PAGE_FORMS].find((form) => form.category === category) ?? vehicleEnquiry;
}
