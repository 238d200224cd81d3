import type { Car, SiteConfig } from '@forecourt/shared-contracts';

/** The attributes of a car that say where it is. */
export type CarLocation = Pick<Car, 'location' | 'location_id' | 'location_name' | 'dealership_id' | 'dealership_slug' | 'dealership_name'>;

/** Where a feed says that a car is. */
export interface FeedPlace {
  /** Name or slug of a location, or any text. */
  location: string | null;
  city: string | null;
  state: string | null;
}

const isNamed = ({ name, slug }: { name: string; slug: string }, text: string | null) =>
  text !== null && [name.toLowerCase(), slug].includes(text.toLowerCase());

/** Whether a car's location is the one that the feed names. */
export const isNamedLocation = ({ location }: CarLocation, place: FeedPlace) => location !== null && isNamed(location, place.location);

/** The site's location of a car: the named one, else a sales location in its city, else in its state, else the first. */
export function feedLocation(site: SiteConfig, { location: named, city, state }: FeedPlace): CarLocation {
  const visible = site.locations.filter((location) => location.visible);
  const salesLocations = visible.filter((location) => location.location_type === 'sales');
  const candidates = salesLocations.length > 0 ? salesLocations : visible;
  const location =
    site.locations.find((each) => isNamed(each, named)) ??
    candidates.find((each) => each.address.city === city && each.address.state === state) ??
    candidates.find((each) => each.address.state === state) ??
    candidates[0];
  const dealership = site.dealerships.find((each) => each.id === location?.dealership_id) ?? site.dealerships[0];
  return {
    location: location
      ? {
          id: location.id,
          name: location.name,
          slug: location.slug,
          phone: location.contact_detail.phone,
          address: location.address,
          distribution_locations: location.distribution_locations,
        }
      : null,
    location_id: location?.id ?? null,
    location_name: location?.name ?? null,
    dealership_id: dealership?.id ?? site.dealership_id ?? site.id,
    dealership_slug: dealership?.slug ?? site.slug,
    dealership_name: dealership?.name ?? site.name,
  };
}
