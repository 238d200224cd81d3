import { TypedFastBitSet } from 'typedfastbitset';
import { wordsFor, type Bits } from './bits';
import { growArray } from './growArray';
import type { ColumnKey } from './record';

/** The rank of each slot's number among the distinct numbers of a column, from 0; `count` for a slot without a number. */
export interface NumberRanks {
  ranks: Uint32Array;
  /** How many distinct numbers the column contains. */
  count: number;
}

/** The numbers of one attribute, one per slot (NaN: none); slots with several numbers are in a separate map. */
export class NumberColumn {
  private numbers = new Float64Array(0);
  private readonly multiValues = new Map<number, readonly number[]>();
  private size = 0;
  private ranked: NumberRanks | null = null;

  /** The key of a value for `put`: its number, or the numbers of a list. */
  keyOf(value: unknown): ColumnKey {
    if (!Array.isArray(value)) return toNumber(value);
    const list = value.map(toNumber).filter((each) => !Number.isNaN(each));
    return list.length > 1 ? list : (list[0] ?? Number.NaN);
  }

  put(slot: number, key: ColumnKey): void {
    if (slot >= this.numbers.length) this.numbers = growArray(this.numbers, slot + 1, Number.NaN);
    this.size = slot + 1;
    this.ranked = null;
    if (typeof key === 'number') this.numbers[slot] = key;
    else this.multiValues.set(slot, key);
  }

  /** The number to sort by, NaN without one. */
  at(slot: number): number {
    return this.numbers[slot] ?? Number.NaN;
  }

  /** The ranks of all slots, for sorting many at once; cached until the next change. */
  ranks(): NumberRanks {
    return (this.ranked ??= ranksOf(this.numbers.subarray(0, this.size)));
  }

  /** The bit set of the slots with a number from `low` to `high`, both included. */
  within(low: number, high: number, size: number): Bits {
    const words = new Uint32Array(wordsFor(size));
    const { numbers } = this;
    const end = Math.min(size, numbers.length);
    for (let slot = 0; slot < end; slot += 1) {
      const value = numbers[slot] as number;
      if (value >= low && value <= high) words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << slot);
    }
    for (const [slot, list] of this.multiValues) {
      if (list.some((value) => value >= low && value <= high)) words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << slot);
    }
    return TypedFastBitSet.fromWords(words);
  }
}

function toNumber(value: unknown): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
}

function ranksOf(numbers: Float64Array): NumberRanks {
  // NaN is sorted last; without a comparison function the sort is native.
  const sorted = numbers.slice().sort();
  let count = 0;
  for (let index = 0; index < sorted.length; index += 1) {
    const value = sorted[index] as number;
    if (Number.isNaN(value)) break;
    if (count > 0 && value === sorted[count - 1]) continue;
    sorted[count] = value;
    count += 1;
  }
  const ranks = new Uint32Array(numbers.length);
  for (let slot = 0; slot < numbers.length; slot += 1) {
    const value = numbers[slot] as number;
    ranks[slot] = Number.isNaN(value) ? count : insertionIndex(sorted, count, value);
  }
  return { ranks, count };
}

/** The position of a number among the first `count` elements of a sorted array. */
function insertionIndex(sorted: Float64Array, count: number, value: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const view = new DataView(new ArrayBuffer(8));

/** The smallest number above: `x > v` is `x >= nextUp(v)`. */
export function nextUp(value: number): number {
  if (value === Number.POSITIVE_INFINITY || Number.isNaN(value)) return value;
  if (value === 0) return Number.MIN_VALUE;
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? 1n : -1n));
  return view.getFloat64(0);
}

/** The largest number below. */
export const nextDown = (value: number) => -nextUp(-value);
