import fc from 'fast-check';
import { truncateOffer } from './truncateOffer';

it.each([
  ['description', 160, 160, false],
  ['description', 200, 200, false],
  ['description', 201, 160, true],
  ['disclaimer', 200, 200, false],
  ['disclaimer', 201, 200, true],
] as const)('CO-113 a %s of %s characters has %s, cut: %s', (kind, length, expected, isCut) => {
  const cut = truncateOffer('x'.repeat(length), kind);
  expect(cut.text).toHaveLength(expected);
  expect(cut.isCut).toBe(isCut);
});

it('CO-113 never splits a character', () => {
  expect(truncateOffer('🚗'.repeat(201), 'description').text).toBe('🚗'.repeat(160));
});

it('CO-113 returns the beginning of the text, and the whole text exactly when it is not cut', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400, unit: 'grapheme' }),
      fc.constantFrom('description' as const, 'disclaimer' as const),
      (text, kind) => {
        const { text: start, isCut } = truncateOffer(text, kind);
        expect(text.startsWith(start)).toBe(true);
        expect(start === text).toBe(!isCut);
      },
    ),
  );
});
