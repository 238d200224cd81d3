import type { SlotProps } from '@forecourt/shared-contracts';
import { FormInSlot } from '@forecourt/shared-forms';
import { requestPhotos } from '../forms/requestPhotos';

/** A request for photos of a car. */
export function Component({ car, onClose }: SlotProps<'request-photos-dialog'>) {
  return <FormInSlot form={requestPhotos} subject={{ car }} slot="request-photos-dialog" onClose={onClose} />;
}
