import fc from 'fast-check';
import { matchLevel, DEFAULT_TYPOS } from './wordMatch';
import { Vocabulary } from './Vocabulary';

/** Few different letters, so that many words are similar. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é', '5'), minLength: 1, maxLength: 11 });

it('AP-021 matches the same words in the vocabulary as a comparison with every single word', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 60 }),
      word,
      fc.boolean(),
      fc.integer({ min: 0, max: 60 }),
      fc.boolean(),
      (words, queryWord, isPrefix, firstBatch, withDigits) => {
        const rules = { ...DEFAULT_TYPOS, withDigits };
        const vocabulary = new Vocabulary();
        words.slice(0, firstBatch).forEach((each, slot) => vocabulary.addPosting(vocabulary.idOf(each), slot, 1));
        vocabulary.visit(queryWord, isPrefix, () => {}, rules);
        words.slice(firstBatch).forEach((each, slot) => vocabulary.addPosting(vocabulary.idOf(each), slot + firstBatch, 1));

        const matches: [string, number][] = [];
        vocabulary.visit(queryWord, isPrefix, (each, level) => matches.push([each, level]), rules);

        const expected = words.flatMap((each): [string, number][] => {
          const level = matchLevel(queryWord, each, isPrefix, rules);
          return level === null ? [] : [[each, level]];
        });
        expect(matches.toSorted()).toEqual(expected.toSorted());
      },
    ),
    { numRuns: 3000 },
  );
});

it.each([
  ['matches the same word', 'hilux', 'hilux', false, 0],
  ['matches a prefix', 'hil', 'hilux', true, 1],
  ['does not match a prefix for a word that is not the last', 'hil', 'hilux', false, null],
  ['matches a missing letter', 'corola', 'corolla', false, 2],
  ['matches two transposed letters', 'hiulx', 'hilux', false, 2],
  ['matches a typo in the first letter', 'jazda', 'mazda', false, 3],
  ['matches two typos from eight letters', 'mitsubusji', 'mitsubishi', false, 3],
  ['does not match a second typo below eight letters', 'corlla', 'carolla', false, null],
  ['does not match a typo in words of three letters', 'kai', 'kia', false, null],
  ['does not match a typo in words with digits', 'rav5', 'rav4', false, null],
  ['matches a typo in a prefix', 'outlnad', 'outlander', true, 2],
])('AP-021 %s', (_rule, queryWord, each, isPrefix, level) => {
  expect(matchLevel(queryWord, each, isPrefix)).toBe(level);
});
