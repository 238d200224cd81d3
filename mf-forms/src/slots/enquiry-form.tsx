import type { SlotMap } from '@forecourt/shared-contracts';
import { enquiryForm } from '../forms';
import { FormInSlot } from '../lead-form/FormInSlot';

/** The enquiry form of a category, a car or a model. */
export function Component({ onClose, ...subject }: SlotMap['enquiry-form']) {
  return <FormInSlot form={enquiryForm(subject)} subject={subject} slot="enquiry-form" onClose={onClose} />;
}
