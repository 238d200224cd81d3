import { wordsFor, type Bits } from './bits';
import { TypedFastBitSet } from 'typedfastbitset';
import type { MatchLevel } from './wordMatch';

/**
 * The cost of a record for a text query, best matches lowest: typos, then words that do not match exactly (prefixes, joined or
 * split words), then the rank of the matched attributes. One 16-bit number per slot.
 */
export type Costs = Uint16Array;

export const NO_MATCH = 0xffff;
const TYPO = 1 << 10;
/** The cost of a word that matches as a prefix, joined or split. */
export const INEXACT = 1 << 8;
/** More words would overflow the cost; further words of a query are ignored. */
export const MAX_QUERY_WORDS = 20;
/** Further attributes share the last rank. */
export const MAX_ATTRIBUTE_RANKS = 12;

export const noCosts = (size: number): Costs => new Uint16Array(size).fill(NO_MATCH);

/** The cost of one word at a match level, without its attribute. */
export const levelCost = (level: MatchLevel) => (level === 0 ? 0 : level === 1 ? INEXACT : (level - 1) * TYPO);

export const typosOf = (cost: number) => cost >>> 10;

/** The lowest cost of each slot in several lists; null when there is none. The first list is changed. */
export function cheapest(lists: readonly (Costs | null)[]): Costs | null {
  const [first, ...others] = lists.filter((each) => each !== null);
  for (const other of others) {
    for (let slot = 0; slot < other.length; slot += 1) {
      if ((other[slot] as number) < ((first as Costs)[slot] as number)) (first as Costs)[slot] = other[slot] as number;
    }
  }
  return first ?? null;
}

/** An alternative of a query: every term must match. */
export interface AlternativeCosts {
  terms: readonly Costs[];
  extra: number;
}

/** The lowest cost of each candidate, and the candidates that match some alternative. */
export function costsOf(alternatives: readonly AlternativeCosts[], candidates: Bits, size: number): { costs: Costs; bits: Bits } {
  const costs = noCosts(size);
  const matched = new Uint32Array(wordsFor(size));
  const { words } = candidates;
  for (const { terms, extra } of alternatives) {
    const [first, ...others] = terms as readonly [Costs, ...Costs[]];
    for (let index = 0; index < words.length; index += 1) {
      for (let word = words[index] as number; word !== 0; word &= word - 1) {
        const slot = (index << 5) + (31 - Math.clz32(word & -word));
        let cost = first[slot] as number;
        if (cost === NO_MATCH) continue;
        for (const other of others) {
          const termCost = other[slot] as number;
          cost = termCost === NO_MATCH ? NO_MATCH : cost + termCost;
          if (termCost === NO_MATCH) break;
        }
        if (cost === NO_MATCH) continue;
        if (cost + extra < (costs[slot] as number)) costs[slot] = cost + extra;
        matched[index] = (matched[index] as number) | (word & -word);
      }
    }
  }
  return { costs, bits: TypedFastBitSet.fromWords(matched) };
}

/** How many of the slots have each cost, lowest cost first. */
export function costCounts(costs: Costs, slots: Uint32Array): [cost: number, count: number][] {
  const counts = new Map<number, number>();
  for (const slot of slots) {
    const cost = costs[slot] as number;
    counts.set(cost, (counts.get(cost) ?? 0) + 1);
  }
  return [...counts].sort(([left], [right]) => left - right);
}

/** The bit set of the slots with one cost. */
export function bitsOfCost(costs: Costs, slots: Uint32Array, cost: number, size: number): Bits {
  const words = new Uint32Array(wordsFor(size));
  for (const slot of slots) if (costs[slot] === cost) words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << slot);
  return TypedFastBitSet.fromWords(words);
}
