import fc from 'fast-check';
import { SortedWords } from './SortedWords';

it('AP-021 returns sorted words at every read, for any number of words added between two reads', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, 3, 70, 700, 5000, 9000), { minLength: 1, maxLength: 5 }), fc.integer(), (counts, seed) => {
      const words = new SortedWords();
      const added: string[] = [];
      for (const count of counts) {
        for (let index = 0; index < count; index += 1) {
          // Multiplying by an odd number never returns the same word twice.
          const word = (Math.imul(added.length + seed, 0x9e3779b1) >>> 0).toString(36);
          added.push(word);
          words.add(word);
        }
        expect(words.read()).toEqual(added.toSorted());
      }
    }),
    { numRuns: 15 },
  );
});
