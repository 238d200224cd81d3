import { carHeading } from '@forecourt/shared-contracts';
import type { FormSubject, LeadFormDefinition } from '../definition/leadForm';

/** Title of a dialog with a form: 'Enquiry: 2021 Kia Cerato', or with the subject's category instead of the form's title. */
export function formTitle({ title }: Pick<LeadFormDefinition, 'title'>, { car, category, subcategory }: FormSubject): string {
  const about = car ? carHeading(car) : subcategory;
  return about ? `${category ?? title}: ${about}` : (category ?? title);
}
