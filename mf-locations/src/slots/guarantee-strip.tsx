import type { SlotProps } from '@forecourt/shared-contracts';
import { GuaranteeStrip } from '../guarantee-strip/GuaranteeStrip';

/** 'guarantee-strip': what the dealer guarantees, about a used car or about the whole site. */
export function Component({ car }: SlotProps<'guarantee-strip'>) {
  return <GuaranteeStrip car={car} />;
}
