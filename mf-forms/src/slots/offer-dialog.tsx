import type { SlotProps } from '@forecourt/shared-contracts';
import { FormInSlot } from '@forecourt/shared-forms';
import { makeOffer } from '../forms/makeOffer';

/** A price that the visitor would pay for a car. */
export function Component({ car, onClose }: SlotProps<'offer-dialog'>) {
  return <FormInSlot form={makeOffer} subject={{ car }} slot="offer-dialog" onClose={onClose} />;
}
