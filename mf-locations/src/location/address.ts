import type { Address } from '@forecourt/shared-contracts';

/** '12 Quay Street, Perth WA 6000' */
export function addressLine({ street, city, state, postcode }: Address): string {
  return [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** Where a map shows the place: its own entry, else a search for the address (LO-009). */
export function mapAddress(address: Address): string {
  return address.place_url ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}
