import { noBits, type Bits } from './bits';
import { MATCH_LEVELS } from './wordMatch';

/** The cost of reading two words of a query as one. */
export const JOIN_COST = 1;

/**
 * Slots by cost, each in its best tier only. A reading of the query is a list of words, each with its slots by
 * match level; the cost of a record is the sum of its levels in the cheapest reading.
 */
export function costTiers(readings: readonly { words: readonly Bits[][]; cost: number }[], size: number): Bits[] {
  const tiers: Bits[] = [];
  for (const { words, cost } of readings) {
    let costs: Bits[] = [];
    words.forEach((levels, index) => {
      costs = index === 0 ? levels.map((bits) => bits.clone()) : combined(costs, levels, size);
    });
    costs.forEach((bits, each) => {
      while (tiers.length <= each + cost) tiers.push(noBits(size));
      (tiers[each + cost] as Bits).union(bits);
    });
  }
  const better = noBits(size);
  return tiers.map((tier) => {
    const own = tier.new_difference(better) as Bits;
    better.union(own);
    return own;
  });
}

function combined(costs: readonly Bits[], levels: readonly Bits[], size: number): Bits[] {
  const result = Array.from({ length: costs.length + MATCH_LEVELS - 1 }, () => noBits(size));
  costs.forEach((left, cost) => {
    if (left.isEmpty()) return;
    levels.forEach((right, level) => {
      if (!right.isEmpty()) (result[cost + level] as Bits).union(left.new_intersection(right) as Bits);
    });
  });
  return result;
}
