import type { SlotProps } from '@forecourt/shared-contracts';
import { FormInSlot } from '@forecourt/shared-forms';
import { findSimilar } from '../forms/findSimilar';

/** A request for a car like another one, or like none that a search found. */
export function Component({ car, onClose }: SlotProps<'find-similar'>) {
  return <FormInSlot form={findSimilar} subject={{ car }} slot="find-similar" onClose={onClose} />;
}
