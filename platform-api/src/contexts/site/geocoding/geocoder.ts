/** One result for a postcode, in the format of Google's geocoding API. */
export interface GeocodedPlace {
  formatted_address: string;
  geometry: { location: { lat: number; lng: number } };
}

/** Finds the coordinates of Australian postcodes; rejects as upstream_failed when the service fails. */
export interface Geocoder {
  /** For the start log, for example 'maps.example' or 'bundled postcodes'. */
  readonly name: string;
  /** Best first; empty for an unknown postcode. */
  find(postcode: string): Promise<readonly GeocodedPlace[]>;
}
