import { roundToThousand, SLIDER_PRICE_MAX, sliderRefusal, sliderStep } from './slider';

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
  expect(sliderRefusal({ min, max }, { min: 0, max: 100 })).toBe(refusal);
});
