import type { Address } from '../entities/place';

/** An address in one line, '12 Quay Street, Perth WA 6000'; what is missing is left out, '' when nothing is known. */
export function addressLine({ street, city, state, postcode }: Pick<Address, 'street' | 'city' | 'state' | 'postcode'>): string {
  return [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
