import type { Car, SiteConfig } from '@forecourt/shared-contracts';

type Place = Pick<Car, 'location' | 'location_id' | 'location_name' | 'dealership_id' | 'dealership_slug' | 'dealership_name'>;

/** Which of the site's yards a car belongs to: one in its city, else in its state, else the first. */
export function feedPlace(site: SiteConfig, city: unknown, state: unknown): Place {
  const visible = site.locations.filter((location) => location.visible);
  const yards = visible.filter((location) => location.location_type === 'sales');
  const candidates = yards.length > 0 ? yards : visible;
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
