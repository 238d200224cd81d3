import { searchRecorded, useAppDispatch, type SearchState } from '@forecourt/shared-contracts';
import { useEffect } from 'react';
import { isFiltered, withPage } from '../refine/searchChanges';
import type { SearchLinks } from '../search-url/searchLinks';

/** Records each filtered search with its URL; another page of it is not a new search. */
export function useRecordSearch(state: SearchState, links: SearchLinks): void {
  const dispatch = useAppDispatch();
  const filters = withPage(state, 1);
  const path = isFiltered(state) ? links.href(filters) : null;

  useEffect(() => {
    if (path !== null) dispatch(searchRecorded({ path, filters }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the path says the same as the filters
  }, [dispatch, path]);
}
