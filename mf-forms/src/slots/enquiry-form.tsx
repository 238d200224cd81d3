import type { SlotMap } from '@forecourt/shared-contracts';
import { enquiryForm } from '../forms';
import { FormInSlot } from '../lead-form/FormInSlot';

/** The enquiry form of a category or car. */
export function Component({ onClose, car, category, subcategory, locationSlug, budget }: SlotMap['enquiry-form']) {
  const subject = { car, category, subcategory, locationSlug, budget };
  return <FormInSlot form={enquiryForm(subject)} subject={subject} slot="enquiry-form" onClose={onClose} />;
}
