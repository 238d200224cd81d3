import type { Bits } from './bits';
import { growArray } from './growArray';
import type { NumberColumn } from './NumberColumn';

/** One criterion of an order: slots without a number are last in both directions. */
export interface OrderKey {
  column: NumberColumn;
  direction: 'asc' | 'desc';
}

/** More new slots than this are sorted by a counting sort, fewer by comparison. */
const MAX_COMPARISON_SORT = 2000;

/** The order of all slots, and the rank of each slot in it. Equal slots are sorted by age. `update` adds new slots. */
export class RankedOrder {
  private order = new Uint32Array(0);
  private rank = new Uint32Array(0);
  /** How many slots are sorted. */
  private sortedSize = 0;

  constructor(readonly keys: readonly OrderKey[]) {}

  /** Brings the order up to `size` slots: the new ones are sorted and merged into the old order from its end. */
  update(size: number): void {
    if (size === this.sortedSize) return;
    this.order = growArray(this.order, size);
    this.rank = growArray(this.rank, size);
    const { order, rank, sortedSize } = this;
    const isBulk = size - sortedSize > MAX_COMPARISON_SORT;
    const added = isBulk ? this.sortedByRank(sortedSize, size) : slotsFrom(sortedSize, size).sort(this.compare);
    let last = sortedSize - 1;
    let position = size - 1;
    for (let next = added.length - 1; next >= 0; position -= 1) {
      const slot = added[next] as number;
      if (last >= 0 && this.compare(order[last] as number, slot) > 0) {
        order[position] = order[last] as number;
        last -= 1;
      } else {
        order[position] = slot;
        next -= 1;
      }
    }
    for (position = last + 1; position < size; position += 1) rank[order[position] as number] = position;
    this.sortedSize = size;
  }

  /** `length` slots of the set, after the first `offset`, in order. `count` is the size of the set. */
  page(bits: Bits, count: number, offset: number, length: number): number[] {
    if (length <= 0 || offset >= count) return [];
    // A scan of the order visits this many slots on average; the alternative sorts the set.
    const scanned = ((offset + length) * this.sortedSize) / count;
    return scanned > count * Math.log2(count + 1) ? this.pageBySort(bits, offset, length) : this.pageByScan(bits, offset, length);
  }

  private readonly compare = (left: number, right: number): number => {
    for (const { column, direction } of this.keys) {
      const [one, other] = [column.at(left), column.at(right)];
      if (one !== other) {
        if (Number.isNaN(one) || Number.isNaN(other)) {
          if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
        } else return one < other === (direction === 'asc') ? -1 : 1;
      }
    }
    return left - right;
  };

  /** The slots from `first` to `size` (exclusive): a stable counting sort by each criterion, from the last to the first. */
  private sortedByRank(first: number, size: number): Uint32Array {
    let slots = slotsFrom(first, size);
    for (const { column, direction } of this.keys.toReversed()) {
      const { ranks, count } = column.ranks();
      const offsets = new Uint32Array(count + 2);
      const buckets = new Uint32Array(slots.length);
      for (let index = 0; index < slots.length; index += 1) {
        const rank = ranks[slots[index] as number] ?? count;
        const bucket = direction === 'asc' || rank === count ? rank : count - 1 - rank;
        buckets[index] = bucket;
        offsets[bucket + 1] = (offsets[bucket + 1] as number) + 1;
      }
      for (let bucket = 1; bucket < offsets.length; bucket += 1) {
        offsets[bucket] = (offsets[bucket] as number) + (offsets[bucket - 1] as number);
      }
      const sorted = new Uint32Array(slots.length);
      for (let index = 0; index < slots.length; index += 1) {
        const bucket = buckets[index] as number;
        sorted[offsets[bucket] as number] = slots[index] as number;
        offsets[bucket] = (offsets[bucket] as number) + 1;
      }
      slots = sorted;
    }
    return slots;
  }

  private pageBySort(bits: Bits, offset: number, length: number): number[] {
    const ranks = Uint32Array.from(bits.array(), (slot) => this.rank[slot] as number).sort();
    return [...ranks.subarray(offset, offset + length)].map((rank) => this.order[rank] as number);
  }

  private pageByScan(bits: Bits, offset: number, length: number): number[] {
    const page: number[] = [];
    let skipped = 0;
    for (let position = 0; position < this.sortedSize && page.length < length; position += 1) {
      const slot = this.order[position] as number;
      if (!bits.has(slot)) continue;
      if (skipped < offset) skipped += 1;
      else page.push(slot);
    }
    return page;
  }
}

function slotsFrom(first: number, end: number): Uint32Array {
  const slots = new Uint32Array(end - first);
  for (let index = 0; index < slots.length; index += 1) slots[index] = first + index;
  return slots;
}
