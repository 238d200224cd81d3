import { MAX_ATTRIBUTE_RANKS, levelCost, noCosts, type Costs } from './matchCost';
import { lowerBound, SortedWords } from './SortedWords';
import { allowedTypos, distanceRows, mayHaveTypos, nextRow, typoLevel, DEFAULT_TYPOS, type MatchLevel, type TypoRules } from './wordMatch';

/** Longer words are truncated, so that an edit distance always fits into a byte. */
const MAX_WORD_LENGTH = 60;
const MAX_CODE_UNIT = '\uffff';

/** A posting of a word: the slot, and the bit mask of the attributes that contain the word. */
const postingOf = (slot: number, attributes: number) => slot * (1 << MAX_ATTRIBUTE_RANKS) + attributes;
const NO_POSTING = -1;
export const EVERY_ATTRIBUTE = (1 << MAX_ATTRIBUTE_RANKS) - 1;

type OnMatch = (word: string, level: MatchLevel) => void;

/** An inverted index: the words of all records with their postings. Postings of deleted records remain until the index is rebuilt. */
export class Vocabulary {
  private readonly wordIds = new Map<string, number>();
  /** By word id. A single posting is a plain number: most words (stock numbers) belong to one car. */
  private readonly postings: (number | number[])[] = [];
  private readonly letterWords = new SortedWords();
  private readonly digitWords = new SortedWords();

  /** The id of a word. A new word is added with a new id; at least one posting must then be added for it. */
  idOf(word: string): number {
    const truncated = word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word;
    const existing = this.wordIds.get(truncated);
    if (existing !== undefined) return existing;
    const wordId = this.postings.length;
    this.wordIds.set(truncated, wordId);
    this.postings.push(NO_POSTING);
    (mayHaveTypos(truncated) ? this.letterWords : this.digitWords).add(truncated);
    return wordId;
  }

  /** Adds a posting, once per word and record; `attributes` is a bit mask, the most important attribute in the lowest bit. */
  addPosting(wordId: number, slot: number, attributes: number): void {
    const posting = postingOf(slot, attributes);
    const existing = this.postings[wordId] as number | number[];
    if (typeof existing !== 'number') existing.push(posting);
    else this.postings[wordId] = existing === NO_POSTING ? posting : [existing, posting];
  }

  has(word: string): boolean {
    return this.wordIds.has(word);
  }

  /** The cost of each slot for one word of a query; `allowed` is the bit mask of the attributes to search. null: no word matches. */
  costs(queryWord: string, isPrefix: boolean, size: number, rules: TypoRules, allowed = EVERY_ATTRIBUTE): Costs | null {
    let costs: Costs | null = null;
    this.visit(
      queryWord.slice(0, MAX_WORD_LENGTH),
      isPrefix,
      (word, level) => {
        const postings = this.postings[this.wordIds.get(word) as number] as number | number[];
        costs ??= noCosts(size);
        if (typeof postings === 'number') setCost(costs, postings, levelCost(level), allowed);
        else for (const posting of postings) setCost(costs, posting, levelCost(level), allowed);
      },
      rules,
    );
    return costs;
  }

  /** Calls `onMatch` once for each word of the vocabulary that matches the query word. */
  visit(queryWord: string, isPrefix: boolean, onMatch: OnMatch, rules: TypoRules = DEFAULT_TYPOS): void {
    const maxTypos = allowedTypos(queryWord, rules);
    if (maxTypos === 0) {
      if (isPrefix) for (const list of [this.letterWords, this.digitWords]) visitPrefix(list.read(), queryWord, onMatch);
      else if (this.wordIds.has(queryWord)) onMatch(queryWord, 0);
      return;
    }
    visitWithTypos(this.letterWords.read(), queryWord, isPrefix, maxTypos, onMatch);
    if (rules.withDigits) visitWithTypos(this.digitWords.read(), queryWord, isPrefix, maxTypos, onMatch);
    else if (isPrefix) visitPrefix(this.digitWords.read(), queryWord, onMatch);
  }
}

function setCost(costs: Costs, posting: number, level: number, allowed: number): void {
  const attributes = posting & allowed;
  if (attributes === 0) return;
  const slot = posting >>> MAX_ATTRIBUTE_RANKS;
  const cost = level + (31 - Math.clz32(attributes & -attributes));
  if (cost < (costs[slot] as number)) costs[slot] = cost;
}

/**
 * Visits the sorted words and shares the distance rows of common prefixes. As soon as further letters cannot reduce the
 * typos of a prefix, the result is the same for all words with that prefix, and their rows are not computed.
 */
function visitWithTypos(words: readonly string[], queryWord: string, isPrefix: boolean, maxTypos: number, onMatch: OnMatch): void {
  const rows = distanceRows(queryWord, MAX_WORD_LENGTH);
  /** By length: the fewest typos of any prefix of the word up to this length. */
  const best = new Uint8Array(MAX_WORD_LENGTH + 1).fill(255);
  let previous = '';
  let computed = 0;
  let index = 0;
  while (index < words.length) {
    const word = words[index] as string;
    let length = 0;
    while (length < computed && length < word.length && word[length] === previous[length]) length += 1;
    let isPruned = false;
    while (length < word.length && !isPruned) {
      length += 1;
      nextRow(queryWord, word, length, rows);
      const row = rows[length] as Uint8Array;
      best[length] = Math.min(best[length - 1] as number, row[queryWord.length] as number);
      // A transposition refers to the row before this one, which can be better by one typo only.
      isPruned = row.every((typos) => typos > maxTypos);
    }
    previous = word;
    computed = length;
    const end = isPruned ? lowerBound(words, word.slice(0, length) + MAX_CODE_UNIT, index) : index + 1;
    if (isPrefix && (best[length] as number) <= maxTypos) {
      for (let position = index; position < end; position += 1) report(words[position] as string, best[length] as number);
    } else if (!isPrefix && !isPruned && (rows[length]?.[queryWord.length] as number) <= maxTypos) {
      report(word, rows[length]?.[queryWord.length] as number);
    }
    index = end;
  }

  function report(word: string, typos: number): void {
    if (word === queryWord) onMatch(word, 0);
    else onMatch(word, typos === 0 ? 1 : typoLevel(typos, queryWord, word));
  }
}

function visitPrefix(words: readonly string[], queryWord: string, onMatch: OnMatch): void {
  for (let index = lowerBound(words, queryWord); index < words.length; index += 1) {
    const word = words[index] as string;
    if (!word.startsWith(queryWord)) return;
    onMatch(word, word === queryWord ? 0 : 1);
  }
}
