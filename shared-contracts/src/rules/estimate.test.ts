import { estimateText, hasAmount, isOpenOffer } from './estimate';

it.each([
  [null, false],
  [undefined, false],
  [{}, false],
  [{ low: null, high: null }, false],
  [{ low: 9000, high: null }, false],
  [{ low: 9000, high: 11_000 }, true],
  [{ low: 0, high: 0 }, true],
])('FO-073 the estimate %j has an amount: %s', (estimate, expected) => {
  expect(hasAmount(estimate)).toBe(expected);
});

it.each([
  [{ valid_until: null }, false],
  [{ is_offer: false, valid_until: null }, false],
  [{ is_offer: true, valid_until: null }, true],
  [{ is_offer: true, valid_until: '2026-03-02T02:00:00Z' }, true],
  [{ is_offer: true, valid_until: '2026-03-02T01:59:59Z' }, false],
])('FO-073 the estimate %j can be accepted: %s', (estimate, expected) => {
  expect(isOpenOffer(estimate, new Date('2026-03-02T02:00:00Z'))).toBe(expected);
});

it.each([
  [9000, 11_000, '$9,000 to $11,000'],
  [9000, 9000, '$9,000'],
])('FO-073 writes %i to %i as %s', (low, high, text) => {
  expect(estimateText({ low, high })).toBe(text);
});
