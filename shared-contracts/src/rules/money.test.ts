import fc from 'fast-check';
import { formatCount, formatMoney } from './money';

it.each([
  [0, '$0'],
  [999, '$999'],
  [45_120, '$45,120'],
  [1_234_567, '$1,234,567'],
  [19_990.5, '$19,991'],
  [0.4, '$0'],
  [-0.4, '$0'],
  [-1500, '-$1,500'],
])('CO-061 %s dollars read %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it.each([
  [7, '7'],
  [1234, '1,234'],
  [-0, '0'],
])('CO-061 count %s reads %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it('CO-061 law: whole dollars and counts read as Australians write them', () => {
  const inAustralia = new Intl.NumberFormat('en-AU');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (whole) => {
      expect(formatCount(whole)).toBe(inAustralia.format(whole));
      expect(formatMoney(whole)).toBe(`$${inAustralia.format(whole)}`);
    }),
  );
});
