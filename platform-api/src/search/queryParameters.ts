import { InvalidQueryError, type Clause } from './core/clause';
import { parseFacetFilters, parseFilters, parseNumericFilters } from './core/parseFilters';
import type { IndexQuery } from './core/SearchIndex';

/** The parameters of one request, as the client sends them; unknown ones are ignored. */
export type RawParameters = Readonly<Record<string, unknown>>;

export interface SearchRequest extends IndexQuery {
  /** By page and hitsPerPage; null when the request gave offset and length. */
  paging: { page: number; hitsPerPage: number } | null;
}

const MOST_HITS_PER_PAGE = 1000;
const MOST_VALUES_PER_FACET = 1000;
const MOST_FACET_HITS = 100;
const LONGEST_QUERY = 512;
const LISTS = new Set(['facets', 'facetFilters', 'numericFilters', 'attributesToRetrieve', 'attributesToHighlight']);

/** `params` is the same as a URL-encoded text, where lists are JSON or separated by commas. */
export function withEncodedParameters(request: RawParameters): RawParameters {
  if (typeof request.params !== 'string') return request;
  const decoded = [...new URLSearchParams(request.params)].map(([name, value]) => [name, LISTS.has(name) ? listOf(name, value) : value]);
  return { ...request, ...Object.fromEntries(decoded) };
}

function listOf(name: string, text: string): unknown {
  if (!/^\s*[["]/.test(text)) return text.split(',');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidQueryError(`${name}: not a JSON list`, { cause: error });
  }
}

function wholeNumber(raw: RawParameters, name: string, initially: number, most: number): number {
  const value = raw[name];
  if (value === undefined || value === null || value === '') return initially;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new InvalidQueryError(`${name} should be a whole number of 0 or more`);
  return Math.min(number, most);
}

function text(raw: RawParameters, name: string, initially = ''): string {
  const value = raw[name];
  if (value === undefined || value === null) return initially;
  if (typeof value !== 'string') throw new InvalidQueryError(`${name} should be a text`);
  return value;
}

function names(raw: RawParameters, name: string): string[] | null {
  const value = raw[name];
  if (value === undefined || value === null) return null;
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (!list.every((each) => typeof each === 'string')) throw new InvalidQueryError(`${name} should be a list of texts`);
  return list.filter((each) => each !== '');
}

const clauses = (raw: RawParameters): Clause[] => [
  ...parseFilters(text(raw, 'filters')),
  ...parseFacetFilters(raw.facetFilters),
  ...parseNumericFilters(raw.numericFilters),
];

const highlightTags = (raw: RawParameters) => ({
  before: text(raw, 'highlightPreTag', '<em>'),
  after: text(raw, 'highlightPostTag', '</em>'),
});

/** Reads a search; throws InvalidQueryError for what Algolia would refuse with 400. */
export function searchRequest(raw: RawParameters): SearchRequest {
  const usesOffset = raw.offset !== undefined && raw.length !== undefined;
  const hitsPerPage = wholeNumber(raw, 'hitsPerPage', 20, MOST_HITS_PER_PAGE);
  const page = wholeNumber(raw, 'page', 0, Number.MAX_SAFE_INTEGER);
  return {
    query: text(raw, 'query').slice(0, LONGEST_QUERY),
    clauses: clauses(raw),
    offset: usesOffset ? wholeNumber(raw, 'offset', 0, Number.MAX_SAFE_INTEGER) : page * hitsPerPage,
    length: usesOffset ? wholeNumber(raw, 'length', 20, MOST_HITS_PER_PAGE) : hitsPerPage,
    paging: usesOffset ? null : { page, hitsPerPage },
    facets: names(raw, 'facets') ?? [],
    maxValuesPerFacet: wholeNumber(raw, 'maxValuesPerFacet', 100, MOST_VALUES_PER_FACET),
    attributesToRetrieve: names(raw, 'attributesToRetrieve') ?? ['*'],
    attributesToHighlight: names(raw, 'attributesToHighlight'),
    highlightTags: highlightTags(raw),
  };
}

export interface FacetSearchRequest extends Pick<IndexQuery, 'query' | 'clauses' | 'highlightTags'> {
  facetQuery: string;
  maxFacetHits: number;
}

/** Reads a search inside the values of one facet. */
export function facetSearchRequest(raw: RawParameters): FacetSearchRequest {
  return {
    query: text(raw, 'query').slice(0, LONGEST_QUERY),
    clauses: clauses(raw),
    highlightTags: highlightTags(raw),
    facetQuery: text(raw, 'facetQuery').slice(0, LONGEST_QUERY),
    maxFacetHits: wholeNumber(raw, 'maxFacetHits', 10, MOST_FACET_HITS),
  };
}

/** What was asked, as the answer repeats it. */
export function echoedParameters(raw: RawParameters): string {
  const echoed = new URLSearchParams();
  for (const [name, value] of Object.entries(raw)) {
    if (name === 'indexName' || name === 'params' || name === 'type' || value === undefined || value === null) continue;
    echoed.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return echoed.toString();
}
