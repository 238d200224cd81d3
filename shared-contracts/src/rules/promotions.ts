import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { clockAt } from './calendar';
import { isMakeIn } from './eligibility';

/** Whether the dated banner shows on a car: inside its window, and every list that is set holds the car (CO-110). */
export function hasPromoBanner(
  car: Pick<Car, 'car_type' | 'make' | 'tag'>,
  { promoBanner: banner }: Pick<Switches, 'promoBanner'>,
  now: Date,
): boolean {
  if (!banner) return false;
  const today = clockAt(now, banner.zone).date;
  if (today < banner.start || today > banner.end) return false;
  const conditions = [
    { list: banner.car_type, isMet: banner.car_type.includes(car.car_type) },
    { list: banner.make, isMet: isMakeIn(car.make, banner.make) },
    { list: banner.tag, isMet: car.tag !== null && banner.tag.includes(car.tag) },
  ].filter(({ list }) => list.length > 0);
  return conditions.length > 0 && conditions.every(({ isMet }) => isMet);
}
