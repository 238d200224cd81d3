import type { ListItem } from '../promo-cards/insertPromoCards';

/** Cards of the first screen of the widest list: two rows of four. */
export const VISIBLE_FIRST = 8;

export const keyOf = (item: ListItem) => (item.kind === 'car' ? `car-${item.car.id}` : `promo-${item.promo.id}`);

/**
 * The items of a list while the second part of new results is not rendered yet: the first cards are new, those below are
 * of the previous list, so that page height and scroll position stay. Never longer than the new list.
 */
export function mergeVisibleFirst(next: readonly ListItem[], previous: readonly ListItem[]): readonly ListItem[] {
  if (next === previous || next.length <= VISIBLE_FIRST) return next;
  const first = next.slice(0, VISIBLE_FIRST);
  const keys = new Set(first.map(keyOf));
  const below = previous.slice(VISIBLE_FIRST).filter((item) => !keys.has(keyOf(item)));
  return [...first, ...below.slice(0, next.length - VISIBLE_FIRST)];
}
