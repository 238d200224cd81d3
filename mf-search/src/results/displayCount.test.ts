import fc from 'fast-check';
import { displayCount } from './displayCount';

const types = { new: 1200, demo: 40, used: 1300 };

it.each([
  ['1999 as counted', 1999, types, 5000, 1999],
  ['2000 as the tenant’s count', 2000, types, 5000, 5000],
  ['2000 as the sum over car types', 2000, types, null, 2540],
  ['2000 without car types', 2000, {}, null, 2000],
  ['0', 0, {}, 5000, 0],
])('CO-105 shows %s', (_case, hits, counts, stockCount, expected) => {
  expect(displayCount(hits, counts, { stockCount })).toBe(expected);
});

it('CO-105 law: a count up to the limit shows as it is, whatever the tenant and the facets are', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1999 }), fc.option(fc.nat()), (hits, stockCount) => {
      expect(displayCount(hits, types, { stockCount })).toBe(hits);
    }),
  );
});
