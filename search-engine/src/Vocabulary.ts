import { MAX_ATTRIBUTE_RANKS, levelCost, noCosts, type Costs } from './matchCost';
import { lowerBound, SortedWords } from './SortedWords';
import { allowedTypos, distanceRows, mayHaveTypos, nextRow, typoLevel, DEFAULT_TYPOS, type MatchLevel, type TypoRules } from './wordMatch';

/** Longer words are cut, so that a distance always fits a byte. */
const LONGEST_WORD = 60;
const AFTER_ALL = '\uffff';

/** A place where a word stands: the slot, and one bit for each attribute that holds the word. */
const placeOf = (slot: number, attributes: number) => slot * (1 << MAX_ATTRIBUTE_RANKS) + attributes;
const NOWHERE = -1;
export const EVERY_ATTRIBUTE = (1 << MAX_ATTRIBUTE_RANKS) - 1;

/** Which slots hold which word, and in which attributes. Slots of dead records stay until the index is rebuilt. */
export class Vocabulary {
  private readonly numberOf = new Map<string, number>();
  /** By the word's number. A single place is a plain number: most words (stock numbers) belong to one car. */
  private readonly places: (number | number[])[] = [];
  private readonly letterWords = new SortedWords();
  private readonly digitWords = new SortedWords();

  /** The number of a word, a new one where it is not known; some record must then be added with it. */
  number(long: string): number {
    const word = long.length > LONGEST_WORD ? long.slice(0, LONGEST_WORD) : long;
    const known = this.numberOf.get(word);
    if (known !== undefined) return known;
    const number = this.places.length;
    this.numberOf.set(word, number);
    this.places.push(NOWHERE);
    (mayHaveTypos(word) ? this.letterWords : this.digitWords).add(word);
    return number;
  }

  /** Says once per record and word that the record holds it; `attributes` has a bit for each that does, the most important lowest. */
  add(slot: number, number: number, attributes: number): void {
    const place = placeOf(slot, attributes);
    const known = this.places[number] as number | number[];
    if (typeof known !== 'number') known.push(place);
    else this.places[number] = known === NOWHERE ? place : [known, place];
  }

  has(word: string): boolean {
    return this.numberOf.has(word);
  }

  /** The cost of each slot for one word of a query, looked for in the `allowed` attributes; null when no slot has it. */
  costs(typed: string, isPrefix: boolean, size: number, rules: TypoRules, allowed = EVERY_ATTRIBUTE): Costs | null {
    let costs: Costs | null = null;
    this.visit(
      typed.slice(0, LONGEST_WORD),
      isPrefix,
      (word, level) => {
        const known = this.places[this.numberOf.get(word) as number] as number | number[];
        costs ??= noCosts(size);
        if (typeof known === 'number') setCost(costs, known, levelCost(level), allowed);
        else for (const place of known) setCost(costs, place, levelCost(level), allowed);
      },
      rules,
    );
    return costs;
  }

  /** Calls back once for each word of the records that answers the typed one. */
  visit(typed: string, isPrefix: boolean, found: (word: string, level: MatchLevel) => void, rules: TypoRules = DEFAULT_TYPOS): void {
    const allowed = allowedTypos(typed, rules);
    if (allowed === 0) {
      if (isPrefix) for (const list of [this.letterWords, this.digitWords]) visitPrefix(list.read(), typed, found);
      else if (this.numberOf.has(typed)) found(typed, 0);
      return;
    }
    visitWithTypos(this.letterWords.read(), typed, isPrefix, allowed, found);
    if (rules.withDigits) visitWithTypos(this.digitWords.read(), typed, isPrefix, allowed, found);
    else if (isPrefix) visitPrefix(this.digitWords.read(), typed, found);
  }
}

function setCost(costs: Costs, place: number, level: number, allowed: number): void {
  const attributes = place & allowed;
  if (attributes === 0) return;
  const slot = place >>> MAX_ATTRIBUTE_RANKS;
  const cost = level + (31 - Math.clz32(attributes & -attributes));
  if (cost < (costs[slot] as number)) costs[slot] = cost;
}

/**
 * Walks the sorted words and shares the distance rows of common beginnings. Once no ending can help any more,
 * the whole block of words with that beginning is skipped.
 */
function visitWithTypos(
  words: readonly string[],
  typed: string,
  isPrefix: boolean,
  allowed: number,
  found: (word: string, level: MatchLevel) => void,
): void {
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

function visitPrefix(words: readonly string[], typed: string, found: (word: string, level: MatchLevel) => void): void {
  for (let index = lowerBound(words, typed); index < words.length; index += 1) {
    const word = words[index] as string;
    if (!word.startsWith(typed)) return;
    found(word, word === typed ? 0 : 1);
  }
}
