import { sliderBounds, stepOf } from './sliderBounds';

it('SE-042 goes to $100,000 for the price in steps of a hundredth', () => {
  expect(sliderBounds('price', 450_000)).toEqual({ min: 0, max: 100_000 });
  expect(stepOf({ min: 0, max: 100_000 })).toBe(1000);
});

it.each([
  [183_400, 184_000],
  [184_000, 184_000],
  [20, 1000],
  [undefined, 200_000],
])('SE-042 goes to whole thousands of kilometres that hold the highest, %s', (highest, max) => {
  expect(sliderBounds('km', highest)).toEqual({ min: 0, max });
});

it('SE-042 steps by whole thousands', () => {
  expect(stepOf({ min: 0, max: 184_000 })).toBe(2000);
});
