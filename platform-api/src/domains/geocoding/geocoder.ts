/** One place that a postcode means, in the shape of the maps service (AP-054). */
export interface GeocodedPlace {
  formatted_address: string;
  geometry: { location: { lat: number; lng: number } };
}

/** Turns Australian postcodes into places; rejects as upstream_failed when the service behind it fails. */
export interface Geocoder {
  /** For the start log, for example 'maps.example' or 'bundled postcodes'. */
  readonly name: string;
  /** Best first; empty for a postcode that nobody lives in. */
  find(postcode: string): Promise<readonly GeocodedPlace[]>;
}
