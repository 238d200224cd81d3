import type { Address } from '../entities/place';
import { addressLine } from './address';

const MAPS = 'https://www.google.com/maps/embed/v1/place';

/** Address of the embedded map of a place, with the dealer's own key; null without a key. */
export function mapEmbedUrl(address: Address): string | null {
  const { map_key: key, place_id: place } = address;
  if (!key) return null;
  const map = new URL(MAPS);
  map.searchParams.set('key', key);
  map.searchParams.set('q', place ? `place_id:${place}` : addressLine(address));
  return map.href;
}
