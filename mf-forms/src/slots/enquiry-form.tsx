import type { SlotProps } from '@forecourt/shared-contracts';
import { FormInSlot } from '@forecourt/shared-forms';
import { enquiryForm } from '../forms';

/** The enquiry form of a category, a car or a model. */
export function Component({ onClose, ...subject }: SlotProps<'enquiry-form'>) {
  return <FormInSlot form={enquiryForm(subject)} subject={subject} slot="enquiry-form" onClose={onClose} />;
}
