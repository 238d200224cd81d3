import fc from 'fast-check';
import { textTokens, textWords } from './tokens';

it('AP-021 the words of a record are those that highlighting finds in it', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', 'B', '5', '-', ' ', 'é', 'İ', '²', 'ﬁ') }));
  fc.assert(
    fc.property(text, (each) => {
      expect(textWords(each)).toEqual(textTokens(each).map(({ word }) => word));
    }),
    { numRuns: 2000 },
  );
});
