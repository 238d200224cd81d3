import { aCar } from '@forecourt/shared-contracts/testing';
import { withPromoCards } from '../promo-cards/withPromoCards';
import { FIRST_CARDS, keyOf, withFirstOf } from './withFirstOf';

const cars = (from: number, count: number) =>
  withPromoCards(
    Array.from({ length: count }, (_, index) => aCar({ id: from + index })),
    [],
    [],
  );
const keys = (items: ReturnType<typeof withFirstOf>) => items.map(keyOf);

it('PL-054 shows the first cards of an answer before the others take their places', () => {
  const answer = cars(100, 21);
  const before = cars(1, 21);

  expect(keys(withFirstOf(answer, before))).toEqual([...keys(answer).slice(0, FIRST_CARDS), ...keys(before).slice(FIRST_CARDS)]);
  expect(withFirstOf(answer, answer)).toBe(answer);
});

it('PL-054 shows no car twice', () => {
  const before = cars(1, 21);
  const answer = cars(10, 21);
  const shown = keys(withFirstOf(answer, before));

  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.slice(0, FIRST_CARDS)).toEqual(keys(answer).slice(0, FIRST_CARDS));
});

it.each([
  ['fits on the first screen', FIRST_CARDS],
  ['is empty', 0],
])('PL-054 shows an answer that %s at once, without cards of the list before', (_case, count) => {
  const answer = cars(100, count);

  expect(withFirstOf(answer, cars(1, 21))).toBe(answer);
});

it('PL-054 is never longer than the answer', () => {
  expect(withFirstOf(cars(100, 11), cars(1, 21))).toHaveLength(11);
});
