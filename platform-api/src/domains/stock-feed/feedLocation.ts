import type { Car, SiteConfig } from '@forecourt/shared-contracts';

type CarLocation = Pick<Car, 'location' | 'location_id' | 'location_name' | 'dealership_id' | 'dealership_slug' | 'dealership_name'>;

/** The site's location of a car: a sales location in its city, else in its state, else the first. */
export function feedLocation(site: SiteConfig, city: unknown, state: unknown): CarLocation {
  const visible = site.locations.filter((location) => location.visible);
  const salesLocations = visible.filter((location) => location.location_type === 'sales');
  const candidates = salesLocations.length > 0 ? salesLocations : visible;
  const location =
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
