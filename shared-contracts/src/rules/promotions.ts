import type { Car } from '../entities/car';
import type { PromoCard } from '../entities/promoCard';
import type { Switches } from '../site/switches';
import { clockAt, dateOf } from './calendar';
import { isMakeIn } from './eligibility';

/** The cards of today, by position (CO-109). A missing date leaves that side open. */
export function activePromoCards(cards: readonly PromoCard[], now: Date, timeZone: string): PromoCard[] {
  // Most sites have none, and a clock costs a phone tens of milliseconds.
  if (cards.length === 0) return [];
  const today = clockAt(now, timeZone).date;
  return cards
    .filter(({ start_date, expiry_date }) => (dateOf(start_date) ?? today) <= today && today <= (dateOf(expiry_date) ?? today))
    .toSorted((one, other) => one.position - other.position);
}

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
