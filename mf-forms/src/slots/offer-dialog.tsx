import type { SlotMap } from '@forecourt/shared-contracts';
import { makeOffer } from '../forms/makeOffer';
import { FormInSlot } from '../lead-form/FormInSlot';

/** A price that the visitor would pay for a car. */
export function Component({ car, onClose }: SlotMap['offer-dialog']) {
  return <FormInSlot form={makeOffer} subject={{ car }} slot="offer-dialog" onClose={onClose} />;
}
