import type { Clause } from './clause';
import type { FacetStats } from './FacetColumn';
import type { HighlightTags } from './highlight';
import type { PrefixWords } from './queryAlternatives';

/** Which hits with typos are returned: all, none, those with the fewest, those with the fewest or one more. */
export type TypoTolerance = 'true' | 'false' | 'min' | 'strict';

export interface IndexQuery {
  query: string;
  clauses: readonly Clause[];
  offset: number;
  length: number;
  /** '*' is every attribute that may be counted. */
  facets: readonly string[];
  maxValuesPerFacet: number;
  attributesToRetrieve: readonly string[];
  /** Never returned, whatever a search requests. */
  hiddenAttributes: readonly string[];
  /** The only attributes that hits and facets may have; null: all. */
  readableAttributes: readonly string[] | null;
  /** null: all searchable ones. */
  attributesToHighlight: readonly string[] | null;
  highlightTags: HighlightTags;
  /** Attributes with a maximum number of words, such as 'description:20'. */
  attributesToSnippet: readonly string[];
  snippetEllipsisText: string;
  typoTolerance: TypoTolerance;
  queryType: PrefixWords;
  /** null: all searchable ones. */
  restrictSearchableAttributes: readonly string[] | null;
  /** Maximum number of hits with the same value of attributeForDistinct; 0: all. */
  distinct: number;
}

/** Large parts are JSON text: a page of records and a thousand counted values take longer as objects than the search itself. */
export interface SearchResult {
  /** Each hit as JSON. */
  hits: string[];
  nbHits: number;
  /** The counted values of each facet as a JSON object, highest count first. */
  facets: Record<string, string>;
  facetsStats: Record<string, FacetStats>;
}

export interface FacetHit {
  value: string;
  highlighted: string;
  count: number;
}

/** The part of a query that determines which records match. */
export type IndexMatch = Pick<
  IndexQuery,
  'query' | 'clauses' | 'highlightTags' | 'typoTolerance' | 'queryType' | 'restrictSearchableAttributes'
>;
