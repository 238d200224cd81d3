import type { SlotMap } from '@forecourt/shared-contracts';
import { EnquiryForm } from '../enquiry/EnquiryForm';

/** A form of its own for each subject: what was typed about one car does not move to the next. */
export function Component({ car, category, subcategory, locationSlug }: SlotMap['enquiry-form']) {
  return (
    <EnquiryForm
      key={[car?.id, category, subcategory, locationSlug].join('|')}
      car={car}
      category={category}
      subcategory={subcategory}
      locationSlug={locationSlug}
    />
  );
}
