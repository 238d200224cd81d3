import { memo } from 'react';
import { useSearch } from '../refine/SearchProvider';
import { useRecordSearch } from '../search-history/useRecordSearch';
import { useNormalizedUrl } from './useNormalizedUrl';
import { useTrackSearch } from './useTrackSearch';

/** Records a displayed search in the history and the dealer's figures, and removes unknown values from its URL. */
export const SearchSideEffects = memo(function SearchSideEffects() {
  const { state, links } = useSearch();
  useRecordSearch(state, links);
  useNormalizedUrl();
  useTrackSearch();
  return null;
});
