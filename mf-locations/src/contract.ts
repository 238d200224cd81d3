import type { Car } from '@forecourt/shared-contracts';

/** Which locations a block or panel displays. */
export type LocationFilter = 'primary' | 'sales' | 'service' | 'parts' | 'service-and-parts' | 'all' | number;

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'locations.list': object;
    'locations.detail': { slug: string };
    'locations.branch': { slug: string };
    'locations.contact': { slug: string };
  }

  interface SlotMap {
    'location-block': { filter: LocationFilter };
    /**
     * field: name of the form field that holds the slug of the selected location. Its change event bubbles to the form, which may hold the
     * value; without `value` the select holds it itself.
     */
    'location-selector': {
      field: string;
      label?: string;
      make?: string;
      type?: 'sales' | 'service' | 'parts';
      value?: string;
      error?: string;
      /** Called with the slug where there is one location only, which is selected. */
      onSingleOption?(slug: string): void;
    };
    'location-panel': { locationId: number };
    /** About a used car, or about the whole site. */
    'guarantee-strip': { car?: Car };
    // Mounted by others, and provided by nobody until their code is: the fallback or nothing is rendered.
    /** Of one location, or of the whole site. */
    reviews: { locationId?: number };
  }
}
