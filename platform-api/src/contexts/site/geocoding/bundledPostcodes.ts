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
