import { noBits, type Bits } from './bits';
import { allowedTypos, distanceRows, MATCH_LEVELS, mayHaveTypos, nextRow, typoLevel, type MatchLevel } from './wordMatch';

/** Longer words are cut, so that a distance always fits a byte. */
const LONGEST_WORD = 60;
/** Above this many new words the lists are sorted again instead of filled one by one. */
const FEW = 64;
const AFTER_ALL = '\uffff';

/** First place whose word is not below `word`. */
function lowerBound(words: readonly string[], word: string, from = 0): number {
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A sorted list that takes new words late, when it is read. */
class SortedWords {
  private words: string[] = [];
  private waiting: string[] = [];

  add(word: string): void {
    this.waiting.push(word);
  }

  read(): readonly string[] {
    if (this.waiting.length > FEW) this.words = [...this.words, ...this.waiting].sort();
    else for (const word of this.waiting) this.words.splice(lowerBound(this.words, word), 0, word);
    this.waiting = [];
    return this.words;
  }
}

/** Which slots hold which word. Slots of dead records stay until the index is rebuilt. */
export class Vocabulary {
  /** A single slot is a plain number: most words (stock numbers) belong to one car. */
  private readonly slots = new Map<string, number | number[]>();
  private readonly letterWords = new SortedWords();
  private readonly digitWords = new SortedWords();

  add(slot: number, words: ReadonlySet<string>): void {
    for (const long of words) {
      const word = long.slice(0, LONGEST_WORD);
      const known = this.slots.get(word);
      if (known === undefined) {
        this.slots.set(word, slot);
        (mayHaveTypos(word) ? this.letterWords : this.digitWords).add(word);
      } else if (typeof known === 'number') this.slots.set(word, [known, slot]);
      else known.push(slot);
    }
  }

  /** Slots by match level for one word of a query; a slot may stand in several levels. */
  match(typed: string, isPrefix: boolean, size: number): Bits[] {
    const levels = Array.from({ length: MATCH_LEVELS }, () => noBits(size));
    this.visit(typed.slice(0, LONGEST_WORD), isPrefix, (word, level) => {
      const bits = levels[level] as Bits;
      const slots = this.slots.get(word) as number | number[];
      if (typeof slots === 'number') bits.add(slots);
      else for (const slot of slots) bits.add(slot);
    });
    return levels;
  }

  /** Calls back once for each word of the records that answers the typed one. */
  visit(typed: string, isPrefix: boolean, found: (word: string, level: MatchLevel) => void): void {
    const allowed = allowedTypos(typed);
    if (allowed > 0) this.visitWithTypos(typed, isPrefix, allowed, found);
    else if (!isPrefix) {
      if (this.slots.has(typed)) found(typed, 0);
      return;
    } else visitPrefix(this.letterWords.read(), typed, found);
    if (isPrefix) visitPrefix(this.digitWords.read(), typed, found);
  }

  /**
   * Walks the sorted words and shares the distance rows of common beginnings. Once no ending can help any more,
   * the whole block of words with that beginning is skipped.
   */
  private visitWithTypos(typed: string, isPrefix: boolean, allowed: number, found: (word: string, level: MatchLevel) => void): void {
    const words = this.letterWords.read();
    const rows = distanceRows(typed, LONGEST_WORD);
    /** Fewest typos of any beginning up to this length. */
    const best = new Uint8Array(LONGEST_WORD + 1).fill(255);
    let previous = '';
    let computed = 0;
    let index = 0;
    while (index < words.length) {
      const word = words[index] as string;
      let length = 0;
      while (length < computed && length < word.length && word[length] === previous[length]) length += 1;
      let isDead = false;
      while (length < word.length && !isDead) {
        length += 1;
        nextRow(typed, word, length, rows);
        const row = rows[length] as Uint8Array;
        best[length] = Math.min(best[length - 1] as number, row[typed.length] as number);
        // A swap reaches back over this row, but the one before it can be better by one typo only.
        isDead = row.every((typos) => typos > allowed);
      }
      previous = word;
      computed = length;
      const end = isDead ? lowerBound(words, word.slice(0, length) + AFTER_ALL, index) : index + 1;
      if (isPrefix && (best[length] as number) <= allowed) {
        for (let each = index; each < end; each += 1) report(words[each] as string, best[length] as number);
      } else if (!isPrefix && !isDead && (rows[length]?.[typed.length] as number) <= allowed) {
        report(word, rows[length]?.[typed.length] as number);
      }
      index = end;
    }

    function report(word: string, typos: number): void {
      if (word === typed) found(word, 0);
      else found(word, typos === 0 ? 1 : typoLevel(typos, typed, word));
    }
  }
}

function visitPrefix(words: readonly string[], typed: string, found: (word: string, level: MatchLevel) => void): void {
  for (let index = lowerBound(words, typed); index < words.length; index += 1) {
    const word = words[index] as string;
    if (!word.startsWith(typed)) return;
    found(word, word === typed ? 0 : 1);
  }
}
