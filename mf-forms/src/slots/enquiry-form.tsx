import type { SlotMap } from '@forecourt/shared-contracts';
import { Dialog } from '@forecourt/shared-ui';
import { enquiryTitle } from '../enquiry/enquiryTitle';
import { EnquiryForm } from '../enquiry/EnquiryForm';

/** A form of its own for each subject: what was typed about one car does not move to the next. */
export function Component({ onClose, ...subject }: SlotMap['enquiry-form']) {
  const { car, category, subcategory, locationSlug } = subject;
  const form = (
    <EnquiryForm
      key={[car?.id, category, subcategory, locationSlug].join('|')}
      car={car}
      category={category}
      subcategory={subcategory}
      locationSlug={locationSlug}
    />
  );
  if (!onClose) return form;
  return (
    <Dialog open onClose={onClose} title={enquiryTitle(subject)}>
      {form}
    </Dialog>
  );
}
