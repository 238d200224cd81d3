import fc from 'fast-check';
import { roundToThousand, SLIDER_PRICE_MAX, rangeError, sliderStep } from './slider';

it('CO-106 rounds to the nearest 1000', () => {
  expect([499, 500, 1499, 12_501].map(roundToThousand)).toEqual([0, 1000, 1000, 13_000]);
});

it('CO-107 has a price maximum of 100000 and a step of a hundredth of the range', () => {
  expect(SLIDER_PRICE_MAX).toBe(100_000);
  expect(sliderStep({ min: 5000, max: 105_000 })).toBe(1000);
});

it.each([
  ['inside', 10, 20, null],
  ['on the bounds', 0, 100, null],
  ['open', null, null, null],
  ['below', -1, 20, 'Cannot refine below the range minimum'],
  ['above', 10, 101, 'Cannot refine above the range maximum'],
  ['crossed', 20, 10, 'Cannot refine to a minimum above the maximum'],
])('CO-108 SE-046 a range that is %s', (_case, min, max, refusal) => {
  expect(rangeError({ min, max }, { min: 0, max: 100 })).toBe(refusal);
});

it.each([
  ['only a minimum', 6000, null, null],
  ['only a maximum', null, 6000, null],
  ['open', null, null, null],
  ['one value', 6000, 6000, null],
  ['a minimum only, below', 4000, null, 'Cannot refine below the range minimum'],
  ['a maximum only, above', null, 8001, 'Cannot refine above the range maximum'],
])('CO-108 a range of 5000 to 8000 with %s', (_case, min, max, refusal) => {
  expect(rangeError({ min, max }, { min: 5000, max: 8000 })).toBe(refusal);
});

describe('laws', () => {
  it('CO-108 takes a range of which both ends lie within the bounds in order, and no other', () => {
    const side = fc.integer({ min: -200, max: 1200 });
    fc.assert(
      fc.property(side, side, (min, max) => {
        const isTaken = rangeError({ min, max }, { min: 0, max: 1000 }) === null;
        expect(isTaken).toBe(0 <= min && min <= max && max <= 1000);
      }),
    );
  });

  it('CO-106 moves a value by 500 at most, and leaves thousands as they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (value) => {
        const rounded = roundToThousand(value);
        expect(rounded % 1000).toBe(0);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(500);
        expect(roundToThousand(rounded)).toBe(rounded);
      }),
    );
  });

  it('CO-107 reaches the top of a range in a hundred steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 50_001, max: 500_000 }), (min, max) => {
        expect(min + 100 * sliderStep({ min, max })).toBeCloseTo(max, 6);
      }),
    );
  });
});
