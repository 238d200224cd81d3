import type { Bits } from './bits';
import { grown } from './growing';

/** Above this many new records the whole order is sorted again. */
const FEW = 256;

/** One order of all slots and its inverse; new slots are put in place when the order is read. */
export class RankedOrder {
  private order = new Uint32Array(0);
  private rank = new Uint32Array(0);
  private known = 0;

  /** `compare` must tell any two slots apart. */
  constructor(private readonly compare: (left: number, right: number) => number) {}

  /** Brings the order up to `size` slots. */
  update(size: number): void {
    if (size === this.known) return;
    this.order = grown(this.order, size);
    this.rank = grown(this.rank, size);
    if (size - this.known > FEW) {
      for (let slot = this.known; slot < size; slot += 1) this.order[slot] = slot;
      this.order.subarray(0, size).sort(this.compare);
    } else {
      for (let slot = this.known; slot < size; slot += 1) this.insert(slot, slot);
    }
    for (let place = 0; place < size; place += 1) this.rank[this.order[place] as number] = place;
    this.known = size;
  }

  /** `length` slots of the set, after the first `offset`, in order. `count` is the size of the set. */
  page(bits: Bits, count: number, offset: number, length: number): number[] {
    if (length <= 0 || offset >= count) return [];
    return count * 8 < this.known ? this.pageOfFew(bits, offset, length) : this.pageOfMany(bits, offset, length);
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

  private insert(slot: number, size: number): void {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.order[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    this.order.copyWithin(low + 1, low, size);
    this.order[low] = slot;
  }
}
