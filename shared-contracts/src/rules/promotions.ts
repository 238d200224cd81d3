import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { clockAt } from './calendar';
import { isMakeIn } from './eligibility';

/** Text of the dated banner on a car: inside its window, when every list that is set includes the car; otherwise null. */
export function promoBannerText(
  car: Pick<Car, 'car_type' | 'make' | 'tag'>,
  { promoBanner: banner }: Pick<Switches, 'promoBanner'>,
  now: Date,
): string | null {
  if (!banner?.text) return null;
  const today = clockAt(now, banner.zone).date;
  if (today < banner.start || today > banner.end) return null;
  const conditions = [
    { list: banner.car_type, isMet: banner.car_type.includes(car.car_type) },
    { list: banner.make, isMet: isMakeIn(car.make, banner.make) },
    { list: banner.tag, isMet: car.tag !== null && banner.tag.includes(car.tag) },
  ].filter(({ list }) => list.length > 0);
  return conditions.length > 0 && conditions.every(({ isMet }) => isMet) ? banner.text : null;
}
