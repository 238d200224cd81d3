import { slugOf, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import type { Chance } from './random';

type Place = Pick<
  Car,
  'location' | 'location_id' | 'location_name' | 'city' | 'state' | 'dealership_id' | 'dealership_slug' | 'dealership_name'
>;

/** The yard that a car stands on: one that sells its make, if it is new and there is one. */
export function demoPlace(site: SiteConfig, make: string, isUsed: boolean, chance: Chance): Place {
  const visible = site.locations.filter((location) => location.visible);
  const yards = visible.filter((location) => location.location_type === 'sales');
  const everywhere = yards.length > 0 ? yards : visible;
  const forMake = everywhere.filter((location) => location.manufacturers.includes(slugOf(make)));
  const location = chance.pick(!isUsed && forMake.length > 0 ? forMake : everywhere);
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
