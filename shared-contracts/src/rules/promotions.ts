import type { Car } from '../entities/car';
import type { Switches } from '../site/switches';
import { clockAt, dateOf } from './calendar';

/** A card between results (CO-041); dates are inclusive days in the tenant's zone. */
export interface PromoCard {
  id: number;
  title: string;
  image_url: string | null;
  link: string;
  position: number;
  start_date: string | null;
  expiry_date: string | null;
}

/** The cards of today, by position (CO-109). A missing date leaves that side open. */
export function activePromoCards(cards: readonly PromoCard[], now: Date, timeZone: string): PromoCard[] {
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
    { list: banner.car_type, value: car.car_type },
    { list: banner.make, value: car.make },
    { list: banner.tag, value: car.tag },
  ].filter(({ list }) => list.length > 0);
  return conditions.length > 0 && conditions.every(({ list, value }) => value !== null && list.includes(value));
}
