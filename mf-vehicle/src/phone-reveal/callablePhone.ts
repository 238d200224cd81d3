import {
  hoursAt,
  isInStock,
  isOpenAt,
  loadSpecialHours,
  locationOfCar,
  offeredPhone,
  specialHoursOf,
  timeZoneOfCar,
  type Car,
  type LoaderContext,
  type SiteConfig,
  type SpecialHours,
} from '@forecourt/shared-contracts';

/** Id of the location whose hours decide; null if nobody knows where the car is. */
const locationIdOf = (car: Car): number | null => car.location?.id ?? car.location_id;

interface CallContext {
  site: SiteConfig;
  now: Date;
  /** Of any locations; those of the car's replace the weekday's. */
  specialHours: readonly SpecialHours[];
}

/** Whether somebody is there to take the call. A location without known hours counts as open. */
function isReachable(car: Car, { site, now, specialHours }: CallContext): boolean {
  const { callNowRequiresOpen } = site.switches;
  const id = locationIdOf(car);
  const hours = hoursAt(locationOfCar(car, site), site);
  const special = id === null ? [] : specialHoursOf(specialHours, id);
  return !callNowRequiresOpen || hours.length === 0 || isOpenAt(now, { hours, special, timeZone: timeZoneOfCar(car, site) });
}

/**
 * The number a visitor may call about this car at this instant, or null: the car must be in stock, phone numbers enabled
 * and, unless `callNowRequiresOpen` is off, the location open.
 */
export function callablePhone(car: Car, context: CallContext): string | null {
  const { site } = context;
  if (!site.switches.phoneDisplayEnabled || !isInStock(car) || !isReachable(car, context)) return null;
  return offeredPhone(car, site);
}

/** Cars of one location share what `loadCallHours` has loaded, others do not. */
export const callHoursKey = ({ car }: { car: Car }): string => String(locationIdOf(car));

/** Loader of the parts that display the number: special hours of the car's location, where they decide about it. */
export function loadCallHours({ car }: { car: Car }, context: Omit<LoaderContext, 'params'>): Promise<SpecialHours[]> | SpecialHours[] {
  const { phoneDisplayEnabled, callNowRequiresOpen } = context.site.switches;
  const id = locationIdOf(car);
  return phoneDisplayEnabled && callNowRequiresOpen && isInStock(car) && id !== null ? loadSpecialHours([id], context) : [];
}
