import { averageRating, isDisplayedRating } from './ratings';

it('CO-104 shows reviews from the lowest rating on', () => {
  expect(isDisplayedRating(4, { reviewMinRating: 4 })).toBe(true);
  expect(isDisplayedRating(3.9, { reviewMinRating: 4 })).toBe(false);
});

it.each([
  ['4.6', 4.6],
  ['5', 5],
  ['0', 0],
  ['', null],
  [' ', null],
  ['none', null],
])('CO-021 reads the average %j as %s', (text, rating) => {
  expect(averageRating(text)).toBe(rating);
});
