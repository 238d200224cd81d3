import type { Bits } from './bits';
import { grown } from './growing';

/** One order of all slots and its inverse; new slots are put in place when the order is read. */
export class RankedOrder {
  private order = new Uint32Array(0);
  private rank = new Uint32Array(0);
  private known = 0;

  /** `compare` must tell any two slots apart. */
  constructor(private readonly compare: (left: number, right: number) => number) {}

  /** Brings the order up to `size` slots: the new ones are sorted and merged into the old order from its end. */
  update(size: number): void {
    if (size === this.known) return;
    this.order = grown(this.order, size);
    this.rank = grown(this.rank, size);
    const { order, rank, known } = this;
    const fresh = Uint32Array.from({ length: size - known }, (_none, index) => known + index).sort(this.compare);
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
