import type { SlotProps } from '@forecourt/shared-contracts';
import { FormInSlot } from '@forecourt/shared-forms';
import { testDrive } from '../forms/testDrive';

/** The booking of a test drive of a car. */
export function Component({ car, onClose }: SlotProps<'test-drive-dialog'>) {
  return <FormInSlot form={testDrive} subject={{ car }} slot="test-drive-dialog" onClose={onClose} />;
}
