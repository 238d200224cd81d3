import fc from 'fast-check';
import { plainWord, textTokens } from './tokens';

it('AP-021 returns the same word from plainWord and from textTokens for a text of one word', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('a', 'Z', '0', 'q', 'I') }),
    fc.string({ unit: fc.constantFrom('a', 'B', '5', '-', ' ', 'é', 'İ', '²', 'ﬁ') }),
  );
  fc.assert(
    fc.property(
      text.filter((each) => plainWord(each) !== null),
      (each) => {
        expect([plainWord(each)]).toEqual(textTokens(each).map(({ word }) => word));
      },
    ),
    { numRuns: 2000 },
  );
});
