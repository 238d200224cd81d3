import type { Car } from '../entities/car';
import type { SiteConfig } from '../site/siteConfig';
import type { Switches } from '../switches/switches';

/** The switches of a car's site, with what the car's dealership has of its own (VE-075). */
export interface CarSwitches extends Switches {
  /** The dealership's words for car types. */
  carTypeNames?: Partial<Record<Car['car_type'], string | null>>;
}

/** The switches by which a car is named and visible. */
export function carSwitches(
  { dealership_slug }: Pick<Car, 'dealership_slug'>,
  { dealerships, switches }: Pick<SiteConfig, 'dealerships' | 'switches'>,
): CarSwitches {
  const own = dealerships.find(({ slug }) => slug === dealership_slug)?.switches;
  return own ? { ...switches, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null)) } : switches;
}
