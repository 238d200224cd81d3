import fc from 'fast-check';
import { rangeError, roundToThousand, sliderBounds, sliderStep } from './slider';

it('CO-106 rounds to the nearest 1000', () => {
  expect([499, 500, 1499, 12_501].map(roundToThousand)).toEqual([0, 1000, 1000, 13_000]);
});

it('CO-107 SE-042 has a price maximum of $100,000 and a step of a hundredth of the range', () => {
  expect(sliderBounds('price', 450_000)).toEqual({ min: 0, max: 100_000 });
  expect(sliderStep({ min: 0, max: 100_000 })).toBe(1000);
});

it.each([
  [183_400, 184_000],
  [184_000, 184_000],
  [20, 1000],
  [undefined, 200_000],
])('SE-042 ends at the next whole thousand above the highest kilometres, %s', (highest, max) => {
  expect(sliderBounds('km', highest)).toEqual({ min: 0, max });
});

it('SE-042 rounds the step to whole thousands', () => {
  expect(sliderStep({ min: 0, max: 184_000 })).toBe(2000);
});

it.each([
  ['inside', 10, 20, null],
  ['on the bounds', 0, 100, null],
  ['one value', 60, 60, null],
  ['open', null, null, null],
  ['below', -1, 20, 'Cannot refine below the range minimum'],
  ['above', 10, 101, 'Cannot refine above the range maximum'],
  ['a minimum only, below', -1, null, 'Cannot refine below the range minimum'],
  ['a maximum only, above', null, 101, 'Cannot refine above the range maximum'],
  ['reversed', 20, 10, 'Cannot refine to a minimum above the maximum'],
])('CO-108 SE-046 validates a range that is %s', (_case, min, max, error) => {
  expect(rangeError({ min, max }, { min: 0, max: 100 })).toBe(error);
});

it('CO-108 accepts exactly the ranges whose ends are in order within the bounds', () => {
  const side = fc.integer({ min: -200, max: 1200 });
  fc.assert(
    fc.property(side, side, (min, max) => {
      const isAccepted = rangeError({ min, max }, { min: 0, max: 1000 }) === null;
      expect(isAccepted).toBe(0 <= min && min <= max && max <= 1000);
    }),
  );
});

it('CO-106 moves a value by 500 at most and leaves thousands unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), (value) => {
      const rounded = roundToThousand(value);
      expect(rounded % 1000).toBe(0);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(500);
      expect(roundToThousand(rounded)).toBe(rounded);
    }),
  );
});
