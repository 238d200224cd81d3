import fc from 'fast-check';
import { aSite } from '../testing';
import { isOfferVisible, truncateOffer } from './offers';

it.each([
  ['description', 160, 160, false],
  ['description', 200, 200, false],
  ['description', 201, 160, true],
  ['disclaimer', 200, 200, false],
  ['disclaimer', 201, 200, true],
] as const)('CO-113 a %s of %s characters shows %s, cut %s', (kind, length, shown, isCut) => {
  const cut = truncateOffer('x'.repeat(length), kind);
  expect(cut.shown).toHaveLength(shown);
  expect(cut.isCut).toBe(isCut);
});

it('CO-113 never cuts a character in two', () => {
  expect(truncateOffer('🚗'.repeat(201), 'description').shown).toBe('🚗'.repeat(160));
});

it.each([
  ['not excluded', [2], [], true],
  ['excluded', [1, 2], [], false],
  ['excluded, with an exception', [1], [9], true],
  ['excluded, with an exception for another offer', [1], [8], false],
])('CO-111 an offer that is %s', (_case, excluded_website_ids, offerExclusionExceptionIds, expected) => {
  expect(isOfferVisible({ id: 9, excluded_website_ids }, aSite({ id: 1, switches: { offerExclusionExceptionIds } }))).toBe(expected);
});

it('CO-113 law: what shows is the beginning of the text, and the whole of it exactly when it is not cut', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), fc.constantFrom('description' as const, 'disclaimer' as const), (text, kind) => {
      const { shown, isCut } = truncateOffer(text, kind);
      expect(text.startsWith(shown)).toBe(true);
      expect(shown === text).toBe(!isCut);
    }),
  );
});
