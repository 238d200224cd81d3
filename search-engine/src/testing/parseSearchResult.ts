import type { SearchResult } from '../indexQuery';
import type { IndexRecord } from '../record';

/** A result of the engine with its JSON parsed. */
export interface ParsedSearchResult extends Pick<SearchResult, 'nbHits' | 'facetsStats'> {
  hits: IndexRecord[];
  facets: Record<string, Record<string, number>>;
}

export const parseSearchResult = ({ hits, facets, ...others }: SearchResult): ParsedSearchResult => ({
  ...others,
  hits: hits.map((hit) => JSON.parse(hit) as IndexRecord),
  facets: Object.fromEntries(
    Object.entries(facets).map(([attribute, counts]) => [attribute, JSON.parse(counts) as Record<string, number>]),
  ),
});
