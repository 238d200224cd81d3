import { hoursAt, isInStock, isOpenAt, offeredPhone, type Car, type SiteConfig } from '@forecourt/shared-contracts';

/**
 * The number a visitor may call about this car at this instant, or null: the car must be in stock, phone numbers enabled
 * and, unless `callNowRequiresOpen` is off, the location open. A location without known hours counts as open.
 */
export function callablePhone(car: Car, site: SiteConfig, now: Date): string | null {
  const { phoneDisplayEnabled, callNowRequiresOpen, openingHoursTimeZone } = site.switches;
  if (!phoneDisplayEnabled || !isInStock(car)) return null;
  const location = site.locations.find(({ id }) => id === (car.location?.id ?? car.location_id));
  const hours = hoursAt(location, site);
  const isReachable = !callNowRequiresOpen || hours.length === 0 || isOpenAt(now, { hours, special: [], timeZone: openingHoursTimeZone });
  return isReachable ? offeredPhone(car, site) : null;
}
