import { aPromoCard } from '@forecourt/shared-contracts/testing';
import fc from 'fast-check';
import { aStock } from '../testing/aStock';
import { insertPromoCards } from './insertPromoCards';

const promos = [1, 2].map((id) => aPromoCard({ id, title: `Promo ${id}` }));
const listOf = (count: number, positions: number[], cards = promos) =>
  insertPromoCards(aStock(Array.from({ length: count }, () => ({}))), cards, positions).map((item) =>
    item.kind === 'car' ? item.car.id : item.promo.title,
  );

it('SE-064 inserts them at positions 8 and 17 of the list', () => {
  const list = listOf(21, [8, 17]);
  expect(list).toHaveLength(23);
  expect([list[7], list[16]]).toEqual(['Promo 1', 'Promo 2']);
});

it.each([9, 6, 4])('SE-064 inserts one at position %i', (position) => {
  expect(listOf(21, [position]).indexOf('Promo 1')).toBe(position - 1);
});

it('SE-065 inserts nothing without a card', () => {
  expect(listOf(3, [1, 2], [])).toEqual([1, 2, 3]);
  expect(listOf(3, [1, 2], promos.slice(0, 1))).toEqual(['Promo 1', 1, 2, 3]);
});

it.each([
  [7, 0],
  [8, 1],
  [15, 1],
  [16, 2],
])('SE-066 leaves out the cards beyond a page of %i cars', (count, expected) => {
  expect(listOf(count, [8, 17]).filter((each) => typeof each === 'string')).toHaveLength(expected);
});

it('SE-064 preserves the order of the cars, whatever the positions are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 40 })), fc.integer({ min: 0, max: 21 }), (positions, count) => {
      const cars = listOf(count, positions).filter((each) => typeof each === 'number');
      expect(cars).toEqual(Array.from({ length: count }, (_none, index) => index + 1));
    }),
  );
});
