import { DEFAULT_SORT, EVENTS, usePlatform } from '@forecourt/shared-contracts';
import { useEffect, useRef } from 'react';
import { isFiltered, withSort } from '../refine/searchChanges';
import { useSearch, useSearchStatus, type Search } from '../refine/SearchProvider';

/**
 * Tracks each filtered search once its own results are there, and whether any car matched. The same search in another order, or another page of it, is
 * not a new one.
 */
export function useTrackSearch(): void {
  const { track } = usePlatform();
  const { state, links, results } = useSearch();
  const status = useSearchStatus();
  // Its first page in the default order.
  const path = isFiltered(state) ? links.href(withSort(state, DEFAULT_SORT)) : null;
  const seen = useRef<{ path: string | null; results: Search['results'] | null }>({ path: null, results: null });

  useEffect(() => {
    if (status !== 'idle' || results.__isArtificial === true) return;
    const { current: before } = seen;
    // Until the service responds these are still the results of the search before.
    if (before.path !== path && before.results === results) return;
    seen.current = { path, results };
    if (path !== null && path !== before.path) track({ id: EVENTS.search, label: results.nbHits > 0 ? 'found' : 'nothing' });
  }, [track, path, status, results]);
}
