import { TypedFastBitSet } from 'typedfastbitset';

/** A bit set of slots. */
export type Bits = TypedFastBitSet;

export const wordsFor = (size: number) => (size + 31) >>> 5;

export const noBits = (size: number): Bits => TypedFastBitSet.fromWords(new Uint32Array(wordsFor(size)));

/** Every slot below `size`. */
export function allBits(size: number): Bits {
  const words = new Uint32Array(wordsFor(size)).fill(0xffffffff);
  if (size % 32 !== 0) words[words.length - 1] = (1 << (size % 32)) - 1;
  return TypedFastBitSet.fromWords(words);
}

/** The slots of a bit set in ascending order; `count` is the size of the set. */
export function slotsOf(bits: Bits, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  const { words } = bits;
  let length = 0;
  for (let index = 0; index < words.length && length < count; index += 1) {
    let word = words[index] as number;
    while (word !== 0) {
      const lowest = word & -word;
      slots[length] = (index << 5) + (31 - Math.clz32(lowest));
      length += 1;
      word ^= lowest;
    }
  }
  return slots;
}
