import fc from 'fast-check';
import { starsOf } from './starsOf';

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

it('CO-103 law: full stars and a partial one never differ from the rating by a whole star', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
      const { full, partial } = starsOf(rating);
      expect(full).toBeLessThanOrEqual(rating);
      expect(rating - full).toBeLessThan(1);
      expect(full + Number(partial)).toBeLessThanOrEqual(5);
      expect(partial).toBe(rating - full > 0.3 + 1e-6 || (partial && rating - full > 0.3 - 1e-6));
    }),
  );
});
