import type { ListItem } from '../promo-cards/withPromoCards';

/** What the first screen of the widest list shows: two rows of four. */
export const FIRST_CARDS = 8;

export const keyOf = (item: ListItem) => (item.kind === 'car' ? `car-${item.car.id}` : `promo-${item.promo.id}`);

/**
 * What a list shows while the rest of another answer is still to be drawn: the first cards are the answer's, those below
 * are of the list before, so that the page keeps its height and nobody's place in it moves (PL-054). Never longer than the answer.
 */
export function withFirstOf(answer: readonly ListItem[], before: readonly ListItem[]): readonly ListItem[] {
  if (answer === before || answer.length <= FIRST_CARDS) return answer;
  const first = answer.slice(0, FIRST_CARDS);
  const keys = new Set(first.map(keyOf));
  const rest = before.slice(FIRST_CARDS).filter((item) => !keys.has(keyOf(item)));
  return [...first, ...rest.slice(0, answer.length - FIRST_CARDS)];
}
