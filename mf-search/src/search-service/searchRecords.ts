import { ApiError, SEARCH_PAGE_SIZE, UNEXPECTED_ERROR, type PlatformApi } from '@forecourt/shared-contracts';
import type { SearchResponse } from 'algoliasearch/lite';
import { searchClientOf } from './searchClient';

/** Index and number of cached responses of the other searches. */
const INDEXES = {
  models: { name: 'Model_production', cacheSize: 10 },
  products: { name: 'Product_production', cacheSize: 11 },
} as const;

export interface RecordSearch {
  query: string;
  /** From 1. */
  page: number;
  /** Chosen values by attribute; one of each attribute's must fit. */
  facets: Readonly<Record<string, readonly string[]>>;
  /** Bounds by attribute, both inclusive; null leaves a side open. */
  ranges?: Readonly<Record<string, { min: number | null; max: number | null }>>;
  /** Narrows every count too, for example to the parts of one model. */
  filters?: string;
}

export interface RecordPage {
  records: readonly object[];
  count: number;
  page: number;
  pages: number;
  /** Values of each requested attribute with their counts, as they would be without that attribute's own choice. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const boundsOf = (ranges: RecordSearch['ranges'] = {}) =>
  Object.entries(ranges).flatMap(([attribute, { min, max }]) => [
    ...(min === null ? [] : [`${attribute}>=${min}`]),
    ...(max === null ? [] : [`${attribute}<=${max}`]),
  ]);

/** One page of models or products, with the same query shape as cars and 21 a page; rejects with an ApiError where the search fails. */
export async function searchRecords(api: PlatformApi, subject: keyof typeof INDEXES, search: RecordSearch): Promise<RecordPage> {
  const { name, cacheSize } = INDEXES[subject];
  const { query, page, facets, ranges, filters } = search;
  const attributes = Object.keys(facets);
  const choices = (except?: string) =>
    attributes.flatMap((attribute) => {
      const chosen = attribute === except ? [] : (facets[attribute] ?? []);
      return chosen.length === 0 ? [] : [chosen.map((value) => `${attribute}:${value}`)];
    });
  const common = { indexName: name, query, numericFilters: boundsOf(ranges), attributesToHighlight: [], ...(filters && { filters }) };
  const chosen = attributes.filter((attribute) => (facets[attribute] ?? []).length > 0);
  const requests = [
    { ...common, page: page - 1, hitsPerPage: SEARCH_PAGE_SIZE, facets: attributes, facetFilters: choices() },
    ...chosen.map((attribute) => ({ ...common, page: 0, hitsPerPage: 0, facets: [attribute], facetFilters: choices(attribute) })),
  ];
  const { results } = await searchClientOf(api, subject, cacheSize)
    .search({ requests })
    .catch((error: unknown) => {
      throw new ApiError(UNEXPECTED_ERROR, 0, 'unreachable', {}, { cause: error });
    });
  const [main, ...others] = results as SearchResponse<object>[];
  return {
    records: main?.hits ?? [],
    count: main?.nbHits ?? 0,
    page: (main?.page ?? 0) + 1,
    pages: main?.nbPages ?? 0,
    counts: { ...main?.facets, ...Object.fromEntries(chosen.map((attribute, at) => [attribute, others[at]?.facets?.[attribute] ?? {}])) },
  };
}
