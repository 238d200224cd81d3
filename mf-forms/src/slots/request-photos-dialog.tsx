import type { SlotMap } from '@forecourt/shared-contracts';
import { requestPhotos } from '../forms/requestPhotos';
import { FormInSlot } from '../lead-form/FormInSlot';

/** A request for photos of a car. */
export function Component({ car, onClose }: SlotMap['request-photos-dialog']) {
  return <FormInSlot form={requestPhotos} subject={{ car }} slot="request-photos-dialog" onClose={onClose} />;
}
