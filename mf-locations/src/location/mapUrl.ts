import { addressLine, type Address } from '@forecourt/shared-contracts';

/** URL of the location on a map: its `place_url`, else a search for the address. */
export function mapUrl(address: Address): string {
  return address.place_url ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`;
}

/** URL of the way to the location, from wherever the visitor is. */
export function directionsUrl(address: Address): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  url.searchParams.set('destination', addressLine(address));
  if (address.place_id) url.searchParams.set('destination_place_id', address.place_id);
  return url.href;
}
