import type { Car, PromoCard } from '@forecourt/shared-contracts';

export type ListItem = { kind: 'car'; car: Car } | { kind: 'promo'; promo: PromoCard };

/**
 * Puts promo cards at the tenant's 1-based positions of the list, in the order of the cards; a position beyond the
 * end and one for which no card is left stay out.
 */
export function insertPromoCards(cars: readonly Car[], promos: readonly PromoCard[], positions: readonly number[]): ListItem[] {
  const items: ListItem[] = cars.map((car) => ({ kind: 'car', car }));
  const slots = [...new Set(positions)]
    .filter((position) => Number.isInteger(position) && position > 0)
    .toSorted((one, other) => one - other);
  slots.forEach((position, index) => {
    const promo = promos[index];
    if (promo && position <= items.length) items.splice(position - 1, 0, { kind: 'promo', promo });
  });
  return items;
}
