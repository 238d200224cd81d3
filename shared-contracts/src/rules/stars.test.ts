import { isShownRating, starsOf } from './stars';

it.each([
  [5, 5, false],
  [4.9, 4, true],
  [4.31, 4, true],
  [4.3, 4, false],
  [1.3, 1, false],
  [4, 4, false],
  [0.31, 0, true],
  [0, 0, false],
  [7, 5, false],
  [Number.NaN, 0, false],
])('CO-103 rating %s shows %s full stars, partial %s', (rating, full, partial) => {
  expect(starsOf(rating)).toEqual({ full, partial });
});

it('CO-104 shows reviews from the lowest rating on', () => {
  expect(isShownRating(4, { reviewMinRating: 4 })).toBe(true);
  expect(isShownRating(3.9, { reviewMinRating: 4 })).toBe(false);
});
