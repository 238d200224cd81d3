import { FACET_ATTRIBUTES, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import type { IndexUiState } from 'instantsearch.js';
import { isFacetName } from './facets';
import { sortIndex } from './sortIndex';

/** A search in InstantSearch's words. The address is the only source of it: InstantSearch follows and never leads. */
export function uiStateOf({ query, page, sortBy, facets, ranges }: SearchState, site: Pick<SiteConfig, 'search_index'>): IndexUiState {
  return {
    query,
    page,
    sortBy: sortIndex(sortBy, site),
    refinementList: Object.fromEntries(
      Object.entries(facets).flatMap(([name, values]) => (isFacetName(name) ? [[FACET_ATTRIBUTES[name], values]] : [])),
    ),
    range: Object.fromEntries(Object.entries(ranges).map(([name, { min, max }]) => [name, `${min ?? ''}:${max ?? ''}`])),
  };
}
