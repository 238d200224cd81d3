import { hoursAt, isInStock, isOpenAt, offeredPhone, type Car, type SiteConfig } from '@forecourt/shared-contracts';

/**
 * The number a visitor may call about this car at this instant, or null: it must be offered, the switch
 * on, the car in stock and, unless the tenant says otherwise, someone there to answer.
 * Where no hours are known nobody can say that it is closed.
 */
export function callablePhone(car: Car, site: SiteConfig, now: Date): string | null {
  const { phoneDisplayEnabled, callNowRequiresOpen, openingHoursTimeZone } = site.switches;
  if (!phoneDisplayEnabled || !isInStock(car)) return null;
  const yard = site.locations.find((location) => location.id === (car.location?.id ?? car.location_id));
  const hours = hoursAt(yard, site);
  const isAnswered = !callNowRequiresOpen || hours.length === 0 || isOpenAt(now, { hours, special: [], timeZone: openingHoursTimeZone });
  return isAnswered ? offeredPhone(car, site) : null;
}
