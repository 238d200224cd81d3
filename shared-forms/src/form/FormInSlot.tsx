import type { DialogSlotProps } from '@forecourt/shared-contracts';
import { Dialog } from '@forecourt/shared-ui';
import type { FormSubject, LeadFormDefinition } from '../definition/leadForm';
import { formTitle } from './formTitle';
import { LeadForm } from './LeadForm';

interface FormInSlotProps extends Partial<DialogSlotProps> {
  form: LeadFormDefinition;
  subject: FormSubject;
  /** Name of the slot. */
  slot: string;
}

/** A form in a slot, keyed by its subject so that entered values do not move to another car; in a dialog with `onClose`. */
export function FormInSlot({ form, subject, slot, onClose }: FormInSlotProps) {
  const { car, category, subcategory, locationSlug } = subject;
  const content = <LeadForm key={[car?.id, category, subcategory, locationSlug].join('|')} form={form} subject={subject} slot={slot} />;
  if (!onClose) return content;
  return (
    <Dialog open onClose={onClose} title={formTitle(form, subject)}>
      {content}
    </Dialog>
  );
}
