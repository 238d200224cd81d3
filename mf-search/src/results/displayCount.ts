import type { Switches } from '@forecourt/shared-contracts';

/** Highest count that is displayed as counted. */
const COUNT_LIMIT = 1999;

/**
 * The displayed count of cars: a count over 1999 is replaced by the tenant's, else by the sum over car types,
 * else it stays.
 */
export function displayCount(
  nbHits: number,
  carTypeCounts: Readonly<Record<string, number>>,
  { stockCount }: Pick<Switches, 'stockCount'>,
): number {
  if (nbHits <= COUNT_LIMIT) return nbHits;
  if (stockCount !== null) return stockCount;
  const counts = Object.values(carTypeCounts);
  return counts.length > 0 ? counts.reduce((sum, each) => sum + each, 0) : nbHits;
}
