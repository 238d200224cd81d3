import { clockAt, dateOf, type PromoCard } from '@forecourt/shared-contracts';

/** The promo cards of today in the tenant's time zone, by position. A missing date leaves that side open. */
export function activePromoCards(cards: readonly PromoCard[], now: Date, timeZone: string): PromoCard[] {
  // Most sites have none, and a time zone conversion takes a phone tens of milliseconds.
  if (cards.length === 0) return [];
  const today = clockAt(now, timeZone).date;
  return cards
    .filter(({ start_date, expiry_date }) => (dateOf(start_date) ?? today) <= today && today <= (dateOf(expiry_date) ?? today))
    .toSorted((one, other) => one.position - other.position);
}
