import type { SlotMap } from '@forecourt/shared-contracts';
import { Dialog } from '@forecourt/shared-ui';
import { enquiryForm } from '../forms';
import { formTitle } from '../lead-form/formTitle';
import { LeadForm } from '../lead-form/LeadForm';

/** The enquiry form, keyed by its subject so that entered values do not move to another car; in a dialog with `onClose`. */
export function Component({ onClose, car, category, subcategory, locationSlug }: SlotMap['enquiry-form']) {
  const subject = { car, category, subcategory, locationSlug };
  const form = enquiryForm(subject);
  const content = (
    <LeadForm key={[car?.id, category, subcategory, locationSlug].join('|')} form={form} subject={subject} slot="enquiry-form" />
  );
  if (!onClose) return content;
  return (
    <Dialog open onClose={onClose} title={formTitle(form, subject)}>
      {content}
    </Dialog>
  );
}
