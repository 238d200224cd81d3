import type { PromoCard } from '@forecourt/shared-contracts';
import { activePromoCards } from './activePromoCards';

const card = (id: number, over: Partial<PromoCard> = {}): PromoCard => ({
  id,
  title: `Card ${id}`,
  image_url: null,
  link: '/special-offers',
  position: id,
  start_date: '2026-03-01',
  expiry_date: '2026-03-10',
  ...over,
});

it.each([
  ['2026-02-28T15:59:00Z', false],
  ['2026-02-28T16:00:00Z', true],
  ['2026-03-10T15:59:00Z', true],
  ['2026-03-10T16:00:00Z', false],
])('CO-109 at %s a card of 1 to 10 March shows in Perth: %s', (now, expected) => {
  expect(activePromoCards([card(1)], new Date(now), 'Australia/Perth')).toHaveLength(expected ? 1 : 0);
});

it('CO-109 orders by position and leaves missing dates open', () => {
  const cards = [card(3), card(1, { start_date: null, expiry_date: null }), card(2)];
  expect(activePromoCards(cards, new Date('2026-03-05T00:00:00Z'), 'Australia/Perth').map(({ id }) => id)).toEqual([1, 2, 3]);
});
