import fc from 'fast-check';
import { matchLevel, DEFAULT_TYPOS } from './wordMatch';
import { Vocabulary } from './Vocabulary';

/** Few letters make many near misses. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é', '5'), minLength: 1, maxLength: 11 });

it('AP-021 the walk through the vocabulary finds exactly the words that a comparison word by word finds', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 60 }),
      word,
      fc.boolean(),
      fc.integer({ min: 0, max: 60 }),
      fc.boolean(),
      (words, typed, isPrefix, later, withDigits) => {
        const rules = { ...DEFAULT_TYPOS, withDigits };
        const vocabulary = new Vocabulary();
        words.slice(0, later).forEach((each, slot) => vocabulary.add(slot, vocabulary.number(each), 1));
        vocabulary.visit(typed, isPrefix, () => {}, rules);
        words.slice(later).forEach((each, slot) => vocabulary.add(slot + later, vocabulary.number(each), 1));

        const found: [string, number][] = [];
        vocabulary.visit(typed, isPrefix, (each, level) => found.push([each, level]), rules);

        const expected = words.flatMap((each): [string, number][] => {
          const level = matchLevel(typed, each, isPrefix, rules);
          return level === null ? [] : [[each, level]];
        });
        expect(found.toSorted()).toEqual(expected.toSorted());
      },
    ),
    { numRuns: 3000 },
  );
});

it.each([
  ['the same word', 'hilux', 'hilux', false, 0],
  ['a beginning', 'hil', 'hilux', true, 1],
  ['no beginning for a word that is not the last', 'hil', 'hilux', false, null],
  ['a missing letter', 'corola', 'corolla', false, 2],
  ['two letters swapped', 'hiulx', 'hilux', false, 2],
  ['a typo in the first letter', 'jazda', 'mazda', false, 3],
  ['two typos from eight letters', 'mitsubusji', 'mitsubishi', false, 3],
  ['no second typo below eight letters', 'corlla', 'carolla', false, null],
  ['no typo in words of three letters', 'kai', 'kia', false, null],
  ['no typo in words with digits', 'rav5', 'rav4', false, null],
  ['a typo inside a beginning', 'outlnad', 'outlander', true, 2],
])('AP-021 %s', (_rule, typed, each, isPrefix, level) => {
  expect(matchLevel(typed, each, isPrefix)).toBe(level);
});
