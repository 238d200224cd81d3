import { aCar } from '@forecourt/shared-contracts/testing';
import { insertPromoCards } from '../promo-cards/insertPromoCards';
import { keyOf, mergeVisibleFirst } from './mergeVisibleFirst';

const cars = (from: number, count: number) =>
  insertPromoCards(
    Array.from({ length: count }, (_, index) => aCar({ id: from + index })),
    [],
    [],
  );
const keys = (items: ReturnType<typeof mergeVisibleFirst>) => items.map(keyOf);

it('PL-054 replaces the first eight cards before the cards below', () => {
  const next = cars(100, 21);
  const previous = cars(1, 21);

  expect(keys(mergeVisibleFirst(next, previous))).toEqual([...keys(next).slice(0, 8), ...keys(previous).slice(8)]);
  expect(mergeVisibleFirst(next, next)).toBe(next);
});

it('PL-054 renders no car twice', () => {
  const previous = cars(1, 21);
  const next = cars(10, 21);
  const merged = keys(mergeVisibleFirst(next, previous));

  expect(new Set(merged).size).toBe(merged.length);
  expect(merged.slice(0, 8)).toEqual(keys(next).slice(0, 8));
});

it.each([
  ['fit on the first screen', 8],
  ['are empty', 0],
])('PL-054 renders results that %s at once, without previous cards', (_case, count) => {
  const next = cars(100, count);

  expect(mergeVisibleFirst(next, cars(1, 21))).toBe(next);
});

it('PL-054 is never longer than the new results', () => {
  expect(mergeVisibleFirst(cars(100, 11), cars(1, 21))).toHaveLength(11);
});
