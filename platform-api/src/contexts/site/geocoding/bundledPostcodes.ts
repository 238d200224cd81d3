import postcodes from './australianPostcodes.json';
import type { Geocoder } from './geocoder';

/** Every Australian postcode with the centre of its localities, from GeoNames (CC BY, www.geonames.org); see the head of the JSON file. */
export const bundledPostcodes: Geocoder = {
  name: 'bundled postcodes',
  async find(postcode) {
    const place = Object.hasOwn(postcodes.places, postcode) ? (postcodes.places as Record<string, string>)[postcode] : undefined;
    if (place === undefined) return [];
    const [lat = '', lng = '', state = ''] = place.split(' ');
    return [{ formatted_address: `${state} ${postcode}, Australia`, geometry: { location: { lat: Number(lat), lng: Number(lng) } } }];
  },
};

/** A degree in radians. */
const DEGREE = Math.PI / 180;

/** Postcodes of post boxes and large receivers, where nobody lives. */
const POST_BOXES = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 9999],
] as const;
/** Of the general post offices of capitals. */
const GENERAL_POST_OFFICES = ['0801', '2001', '3001', '4001', '5001', '6001', '7001'];
const isPostBox = (postcode: string) =>
  GENERAL_POST_OFFICES.includes(postcode) || POST_BOXES.some(([first, last]) => first <= Number(postcode) && Number(postcode) <= last);

/** The postcode, of those where people live, whose centre is nearest to a position in degrees. */
export function nearestPostcode({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const narrowing = Math.cos(latitude * DEGREE);
  let nearest = '';
  let least = Infinity;
  for (const [postcode, place] of Object.entries(postcodes.places as Record<string, string>)) {
    if (isPostBox(postcode)) continue;
    const [lat = '', lng = ''] = place.split(' ');
    const distance = (Number(lat) - latitude) ** 2 + ((Number(lng) - longitude) * narrowing) ** 2;
    if (distance < least) {
      nearest = postcode;
      least = distance;
    }
  }
  return nearest;
}
