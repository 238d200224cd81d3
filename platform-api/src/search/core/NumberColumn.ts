import { TypedFastBitSet } from 'typedfastbitset';
import { wordsFor, type Bits } from './bits';
import { grown } from './growing';

/** The numbers of one attribute, one per slot; NaN: none. A list of numbers is kept in a side map. */
export class NumberColumn {
  private numbers = new Float64Array(0);
  private readonly several = new Map<number, number[]>();

  set(slot: number, value: unknown): void {
    this.numbers = grown(this.numbers, slot + 1, Number.NaN);
    if (!Array.isArray(value)) {
      this.numbers[slot] = numberOf(value);
      return;
    }
    const list = value.map(numberOf).filter((each) => !Number.isNaN(each));
    if (list.length > 1) this.several.set(slot, list);
    this.numbers[slot] = list.length === 1 ? (list[0] as number) : Number.NaN;
  }

  /** The number to sort by, NaN without one. */
  at(slot: number): number {
    return this.numbers[slot] ?? Number.NaN;
  }

  /** Slots with a number from `low` to `high`, both included. */
  within(low: number, high: number, size: number): Bits {
    const words = new Uint32Array(wordsFor(size));
    const { numbers } = this;
    const end = Math.min(size, numbers.length);
    for (let slot = 0; slot < end; slot += 1) {
      const value = numbers[slot] as number;
      if (value >= low && value <= high) words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << slot);
    }
    for (const [slot, list] of this.several) {
      if (list.some((value) => value >= low && value <= high)) words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << slot);
    }
    return TypedFastBitSet.fromWords(words);
  }
}

function numberOf(value: unknown): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
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
