import type { Car } from '../entities/car';
import type { Location } from '../entities/location';
import type { SiteConfig } from '../site/siteConfig';

/** The location of the site where a car stands: its phone, map, hours and clock are the car's; undefined where nobody knows. */
export function locationOfCar(
  { location, location_id }: Pick<Car, 'location_id'> & Partial<Pick<Car, 'location'>>,
  { locations }: Pick<SiteConfig, 'locations'>,
): Location | undefined {
  const id = location?.id ?? location_id;
  return locations.find((each) => each.id === id);
}
