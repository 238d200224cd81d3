import { addressLine, type Address } from '@forecourt/shared-contracts';

/** URL of the location on a map: its `place_url`, else a search for the address. */
export function mapUrl(address: Address): string {
  return address.place_url ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}
