import type { Car } from '../entities/car';
import type { Location } from '../entities/location';
import { stateOf, type AustralianState } from '../entities/states';
import type { SiteConfig } from '../site/siteConfig';
import { locationOfCar } from './carLocation';

/** What the clocks of a state show; a town that keeps other time has a `time_zone` of its own. */
const STATE_ZONES: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

type ZonedSite = Pick<SiteConfig, 'switches'>;

function zoneOfState(state: string | null | undefined, { switches }: ZonedSite): string {
  const known = stateOf(state ?? '');
  return known ? STATE_ZONES[known] : switches.openingHoursTimeZone;
}

/** IANA zone of a location's clock (CO-099): its own, else its state's, else the site's. */
export const timeZoneAt = (location: Pick<Location, 'time_zone' | 'address'>, site: ZonedSite): string =>
  location.time_zone ?? zoneOfState(location.address.state, site);

/** IANA zone of the clock where a car stands; of a car without a known location that of its state, else the site's. */
export function timeZoneOfCar(
  car: Pick<Car, 'location_id' | 'state'> & Partial<Pick<Car, 'location'>>,
  site: ZonedSite & Pick<SiteConfig, 'locations'>,
): string {
  const location = locationOfCar(car, site);
  return location ? timeZoneAt(location, site) : zoneOfState(car.state, site);
}

/** 'Perth' of Australia/Perth. */
export const cityOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
