import { benchTable, percentile } from './benchmark';

it('a table has one column for each figure, numbers to the right', () => {
  expect(
    benchTable([
      { call: 'a', ms: 1.5 },
      { call: 'landing', ms: 12, 'per s': 300 },
    ]),
  ).toBe(['call      ms  per s', 'a        1.5', 'landing   12    300'].join('\n'));
});

it.each([
  [0.5, 3],
  [0.99, 5],
  [0, 1],
])('the percentile %s of five times', (share, expected) => {
  expect(percentile([5, 1, 3, 2, 4], share)).toBe(expected);
});
