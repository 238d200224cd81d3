import type { SlotProps } from '@forecourt/shared-contracts';
import { financeEnquiry, FormInSlot } from '@forecourt/shared-forms';

/** 'finance-form': the finance enquiry, about a car or none. */
export function Component(subject: SlotProps<'finance-form'>) {
  return <FormInSlot form={financeEnquiry} subject={subject} slot="finance-form" />;
}
