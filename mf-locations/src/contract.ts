import type { Car } from '@forecourt/shared-contracts';

/** Which locations a block or panel displays. */
export type LocationFilter = 'primary' | 'sales' | 'service' | 'parts' | 'service-and-parts' | 'all' | number;

/** Which locations are displayed: those that pass every filter that is given. */
export interface LocationSelection {
  filter: LocationFilter;
  /** Name or slug of a make. */
  manufacturer?: string;
  /** Value of `location_subtype`. */
  subtype?: string;
  /** Ids: only these. */
  include?: readonly number[];
  /** Ids: none of these. */
  exclude?: readonly number[];
  /** Location types or subtypes: none of these. */
  filterOut?: readonly string[];
}

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'locations.list': object;
    'locations.detail': { slug: string };
    'locations.branch': { slug: string };
    'locations.contact': { slug: string };
    'locations.visit-us': object;
    'locations.review-feedback': object;
  }

  interface SlotMap {
    /** One location in full, or several as cards; with `allLocationsLazyBlock` all of them by type. */
    'location-block': { 1: LocationSelection };
    /** Cards of the selected locations, all types of them, each type under its label. */
    'locations-by-type': { 1: LocationSelection };
    /** Cards in a row that scrolls sideways; the title is 'Our Locations' without another. */
    'location-carousel': { 1: LocationSelection & { title?: string } };
    /**
     * field: name of the form field that holds the slug of the selected location. Its change event bubbles to the form, which may hold the
     * value; without `value` the select holds it itself.
     */
    'location-selector': {
      1: {
        field: string;
        label?: string;
        make?: string;
        type?: 'sales' | 'service' | 'parts';
        value?: string;
        error?: string;
        /** Called with the slug where there is one location only, which is selected. */
        onSingleOption?(slug: string): void;
      };
    };
    /** The yards of a group by state; the title is 'Where are you?' without another. */
    'state-chooser': { 1: { title?: string } };
    'location-panel': { 1: { locationId: number } };
    /** A location in short, for the page of a car; map: with the map of its address where the dealer has a key. */
    'location-summary': { 1: { locationId: number; map?: boolean } };
    /** About a used car, or about the whole site. */
    'guarantee-strip': { 1: { car?: Car } };
    /** Reviews of one location, or of the whole site; nothing where there are none or `reviewsEnabled` is off. */
    reviews: { 1: { locationId?: number } };
  }
}
