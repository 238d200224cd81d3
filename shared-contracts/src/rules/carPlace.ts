import type { Car } from '../entities/car';
import type { SiteConfig } from '../site/siteConfig';

/** Name of the location where a car is, where the site has several; else null, since all cars are at the same one. */
export function carPlace({ location_name }: Pick<Car, 'location_name'>, { locations }: Pick<SiteConfig, 'locations'>): string | null {
  return locations.filter(({ visible }) => visible).length > 1 ? location_name : null;
}
