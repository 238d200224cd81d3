/** Up to this many new words are inserted one by one; more are sorted and merged. */
const MAX_INSERTIONS = 64;
/** Words in a new run; sorting them takes a few milliseconds. */
const RUN_LENGTH = 4096;

/** The first position, not before `from`, whose word is not less than `word`. */
export function lowerBound(words: readonly string[], word: string, from = 0): number {
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A sorted list that inserts new words when it is read. Many words are sorted in runs while they are added, and runs
 * of similar length are merged, so that no single step takes long for any number of words.
 */
export class SortedWords {
  /** Sorted lists, longest first. */
  private runs: string[][] = [];
  private pending: string[] = [];

  /** Adds a word that the list does not contain. */
  add(word: string): void {
    this.pending.push(word);
    if (this.pending.length === RUN_LENGTH) this.sortPending();
  }

  read(): readonly string[] {
    const [only] = this.runs;
    if (this.runs.length === 1 && only && this.pending.length <= MAX_INSERTIONS) {
      for (const word of this.pending) only.splice(lowerBound(only, word), 0, word);
      this.pending = [];
      return only;
    }
    if (this.pending.length > 0) this.sortPending();
    while (this.runs.length > 1) this.mergeLast();
    return this.runs[0] ?? [];
  }

  private sortPending(): void {
    this.runs.push(this.pending.sort());
    this.pending = [];
    while (this.runs.length > 1 && (this.runs.at(-2) as string[]).length <= (this.runs.at(-1) as string[]).length) this.mergeLast();
  }

  private mergeLast(): void {
    const right = this.runs.pop() as string[];
    const left = this.runs.pop() as string[];
    this.runs.push(merged(left, right));
  }
}

function merged(left: readonly string[], right: readonly string[]): string[] {
  const words: string[] = [];
  let next = 0;
  for (const word of left) {
    while (next < right.length && (right[next] as string) < word) {
      words.push(right[next] as string);
      next += 1;
    }
    words.push(word);
  }
  for (; next < right.length; next += 1) words.push(right[next] as string);
  return words;
}
