import { carHeading } from '@forecourt/shared-contracts';
import { categoryOf, type EnquirySubject } from '../lead/enquiryPreset';

/** Title of a dialog with the form: 'Enquiry: 2021 Kia Cerato', or with the category instead of 'Enquiry'. */
export function enquiryTitle(subject: EnquirySubject): string {
  const { car, category, subcategory } = subject;
  const about = car ? carHeading(car) : subcategory;
  const kind = car && !category ? 'Enquiry' : categoryOf(subject);
  return about ? `${kind}: ${about}` : kind;
}
