import type { Location } from '@forecourt/shared-contracts';

/** Street, city, state and postcode in one line. */
export function addressText({ address: { street, city, state, postcode } }: Pick<Location, 'address'>): string {
  return [street, city, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
