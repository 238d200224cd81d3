/** Above this many new words they are sorted and merged instead of put in their places one by one. */
const FEW = 64;
/** So many words are sorted in a few milliseconds. */
const RUN = 4096;

/** First place whose word is not below `word`. */
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
 * A sorted list that takes new words late, when it is read. Many words are sorted in runs while they come and
 * each run is merged with those of its size, so that no single step takes long however many there are.
 */
export class SortedWords {
  /** Sorted lists, longest first. */
  private runs: string[][] = [];
  private waiting: string[] = [];

  /** Each word once. */
  add(word: string): void {
    this.waiting.push(word);
    if (this.waiting.length === RUN) this.sortWaiting();
  }

  read(): readonly string[] {
    const [only] = this.runs;
    if (this.runs.length === 1 && only && this.waiting.length <= FEW) {
      for (const word of this.waiting) only.splice(lowerBound(only, word), 0, word);
      this.waiting = [];
      return only;
    }
    if (this.waiting.length > 0) this.sortWaiting();
    while (this.runs.length > 1) this.mergeLast();
    return this.runs[0] ?? [];
  }

  private sortWaiting(): void {
    this.runs.push(this.waiting.sort());
    this.waiting = [];
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
