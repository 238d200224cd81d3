import { carHeading } from '@forecourt/shared-contracts';
import { categoryOf, type EnquirySubject } from './enquiryPreset';

/** What a dialog with the form is called: 'Enquiry: 2021 Kia Cerato', or the category before the car. */
export function enquiryTitle(subject: EnquirySubject): string {
  const { car, category, subcategory } = subject;
  const about = car ? carHeading(car) : subcategory;
  const kind = car && !category ? 'Enquiry' : categoryOf(subject);
  return about ? `${kind}: ${about}` : kind;
}
