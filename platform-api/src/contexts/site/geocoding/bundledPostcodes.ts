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

const residential = Object.entries(postcodes.places as Record<string, string>).flatMap(([postcode, place]) => {
  const [lat = '', lng = ''] = place.split(' ');
  return isPostBox(postcode) ? [] : [{ postcode, lat: Number(lat), lng: Number(lng) }];
});

/** About 100 km, in degrees of latitude: whoever is farther from every postcode is not in Australia, or far out in it. */
const FAR = 0.9;

/** The postcode, of those where people live, whose centre is nearest to a position in degrees; null where none is within 100 km. */
export function nearestPostcode({ latitude, longitude }: { latitude: number; longitude: number }): string | null {
  const narrowing = Math.cos(latitude * DEGREE);
  let nearest: string | null = null;
  let least = FAR ** 2;
  for (const { postcode, lat, lng } of residential) {
    const distance = (lat - latitude) ** 2 + ((lng - longitude) * narrowing) ** 2;
    if (distance < least) {
      nearest = postcode;
      least = distance;
    }
  }
  return nearest;
}
