import { COUNT_LIMIT } from '../constants';
import type { Switches } from '../site/switches';

/**
 * The count of cars to show: a count over 1999 gives way to the tenant's, else to the sum over car types (CO-105).
 * Without any car type counts the count itself stays.
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
