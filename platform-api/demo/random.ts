/** Reproducible randomness: the same seed gives the same stock on every machine. */
export interface SeededRandom {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** true with this probability. */
  boolean(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** An item with a probability in proportion to its weight. */
  pickWeighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** `count` different items, in the order of the list. */
  some<Item>(items: readonly Item[], count: number): Item[];
  letters(alphabet: string, count: number): string;
}

function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 16_777_619);
  return hash >>> 0;
}

/** Random numbers seeded by a string (mulberry32). */
export function seededRandom(seed: string): SeededRandom {
  let state = seedOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item;
  return {
    next,
    whole,
    boolean: (probability) => next() < probability,
    pick,
    pickWeighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return (items.at(-1) as (typeof items)[number])[0];
    },
    some(items, count) {
      let wanted = Math.min(count, items.length);
      return items.filter((_item, index) => {
        const isTaken = next() * (items.length - index) < wanted;
        if (isTaken) wanted -= 1;
        return isTaken;
      });
    },
    letters: (alphabet, count) => Array.from({ length: count }, () => pick([...alphabet])).join(''),
  };
}
