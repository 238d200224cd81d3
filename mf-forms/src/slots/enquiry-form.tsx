import type { SlotMap } from '@forecourt/shared-contracts';
import { Dialog } from '@forecourt/shared-ui';
import { enquiryTitle } from '../enquiry/enquiryTitle';
import { EnquiryForm } from '../enquiry/EnquiryForm';

/** The enquiry form, keyed by its subject so that entered values do not move to another car; in a dialog with `onClose`. */
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
