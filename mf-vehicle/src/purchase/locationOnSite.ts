import { locationOfCar, type Car, type Location, type SiteConfig } from '@forecourt/shared-contracts';

/** The location of a car where the site displays it, else undefined. */
export function locationOnSite(car: Car, site: SiteConfig): Location | undefined {
  const location = locationOfCar(car, site);
  return location?.visible ? location : undefined;
}
