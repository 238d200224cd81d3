import type { Bits } from './bits';
import { growArray } from './growArray';
import type { NumberColumn } from './NumberColumn';

/** One criterion of an order: slots without a number come last in both directions. */
export interface OrderKey {
  column: NumberColumn;
  direction: 'asc' | 'desc';
}

/** So many new slots are sorted by ranks, fewer by comparing them. */
const MANY = 2000;

/** One order of all slots and its inverse, slots that are equal by age; new slots are put in place when the order is read. */
export class RankedOrder {
  private order = new Uint32Array(0);
  private rank = new Uint32Array(0);
  private known = 0;

  constructor(readonly keys: readonly OrderKey[]) {}

  /** Brings the order up to `size` slots: the new ones are sorted and merged into the old order from its end. */
  update(size: number): void {
    if (size === this.known) return;
    this.order = growArray(this.order, size);
    this.rank = growArray(this.rank, size);
    const { order, rank, known } = this;
    const fresh = size - known > MANY ? this.sortedByRank(known, size) : slotsFrom(known, size).sort(this.compare);
    let last = known - 1;
    let place = size - 1;
    for (let next = fresh.length - 1; next >= 0; place -= 1) {
      const slot = fresh[next] as number;
      if (last >= 0 && this.compare(order[last] as number, slot) > 0) {
        order[place] = order[last] as number;
        last -= 1;
      } else {
        order[place] = slot;
        next -= 1;
      }
    }
    for (place = last + 1; place < size; place += 1) rank[order[place] as number] = place;
    this.known = size;
  }

  /** `length` slots of the set, after the first `offset`, in order. `count` is the size of the set. */
  page(bits: Bits, count: number, offset: number, length: number): number[] {
    if (length <= 0 || offset >= count) return [];
    // Walking the order passes so many slots; the alternative sorts the set.
    const walked = ((offset + length) * this.known) / count;
    return walked > count * Math.log2(count + 1) ? this.pageOfFew(bits, offset, length) : this.pageOfMany(bits, offset, length);
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

  /** A counting sort by the last criterion, then by the one before it, …: each keeps the order of what it finds equal. */
  private sortedByRank(known: number, size: number): Uint32Array {
    let slots = slotsFrom(known, size);
    for (const { column, direction } of this.keys.toReversed()) {
      const { ranks, count } = column.ranks();
      const starts = new Uint32Array(count + 2);
      const placeOf = new Uint32Array(slots.length);
      for (let index = 0; index < slots.length; index += 1) {
        const rank = ranks[slots[index] as number] ?? count;
        const place = direction === 'asc' || rank === count ? rank : count - 1 - rank;
        placeOf[index] = place;
        starts[place + 1] = (starts[place + 1] as number) + 1;
      }
      for (let place = 1; place < starts.length; place += 1) starts[place] = (starts[place] as number) + (starts[place - 1] as number);
      const sorted = new Uint32Array(slots.length);
      for (let index = 0; index < slots.length; index += 1) {
        const place = placeOf[index] as number;
        sorted[starts[place] as number] = slots[index] as number;
        starts[place] = (starts[place] as number) + 1;
      }
      slots = sorted;
    }
    return slots;
  }

  private pageOfFew(bits: Bits, offset: number, length: number): number[] {
    const ranks = Uint32Array.from(bits.array(), (slot) => this.rank[slot] as number).sort();
    return [...ranks.subarray(offset, offset + length)].map((rank) => this.order[rank] as number);
  }

  private pageOfMany(bits: Bits, offset: number, length: number): number[] {
    const found: number[] = [];
    let skipped = 0;
    for (let place = 0; place < this.known && found.length < length; place += 1) {
      const slot = this.order[place] as number;
      if (!bits.has(slot)) continue;
      if (skipped < offset) skipped += 1;
      else found.push(slot);
    }
    return found;
  }
}

function slotsFrom(first: number, end: number): Uint32Array {
  const slots = new Uint32Array(end - first);
  for (let index = 0; index < slots.length; index += 1) slots[index] = first + index;
  return slots;
}
