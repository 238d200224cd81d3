import { formatCount, useSwitches } from '@forecourt/shared-contracts';
import { useSearch } from '../refine/SearchProvider';
import { displayCount } from './displayCount';

/** '1,234 vehicles' of the current search. */
export function useCountText(): string {
  const switches = useSwitches();
  const { results } = useSearch();
  const types = results.getFacetValues('car_type', {});
  const counts = Array.isArray(types) ? Object.fromEntries(types.map(({ name, count }) => [name, count])) : {};
  const count = displayCount(results.nbHits, counts, switches);
  return `${formatCount(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`;
}

/** The number of matching vehicles, announced when it changes. */
export function ResultsCount({ className }: { className?: string }) {
  const { results } = useSearch();
  const text = useCountText();
  return <output className={className}>{results.__isArtificial ? '' : text}</output>;
}
