import { addressLine, type Address } from '@forecourt/shared-contracts';

/** Where a map shows the place: its own entry, else a search for the address. */
export function mapAddress(address: Address): string {
  return address.place_url ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}
