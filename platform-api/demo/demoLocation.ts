import { slugOf, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import type { SeededRandom } from './random';

type CarLocation = Pick<
  Car,
  'location' | 'location_id' | 'location_name' | 'city' | 'state' | 'dealership_id' | 'dealership_slug' | 'dealership_name'
>;

/** The location of a car: for a new car one that sells its make, if there is one. */
export function demoLocation(site: SiteConfig, make: string, isUsed: boolean, random: SeededRandom): CarLocation {
  const visible = site.locations.filter((location) => location.visible);
  const salesLocations = visible.filter((location) => location.location_type === 'sales');
  const candidates = salesLocations.length > 0 ? salesLocations : visible;
  const forMake = candidates.filter((location) => location.manufacturers.includes(slugOf(make)));
  const location = random.pick(!isUsed && forMake.length > 0 ? forMake : candidates);
  const dealership = site.dealerships.find((each) => each.id === location.dealership_id);
  return {
    location: {
      id: location.id,
      name: location.name,
      slug: location.slug,
      phone: location.contact_detail.phone,
      address: location.address,
      distribution_locations: location.distribution_locations,
    },
    location_id: location.id,
    location_name: location.name,
    city: location.address.city,
    state: location.address.state,
    dealership_id: location.dealership_id,
    dealership_slug: location.dealership_slug,
    dealership_name: dealership?.name ?? site.name,
  };
}
