import { InvalidQueryError, type Clause } from '../../engines/search-engine/clause';
import { parseFacetFilters, parseFilters, parseNumericFilters } from '../../engines/search-engine/parseFilters';
import type { PrefixWords } from '../../engines/search-engine/queryReadings';
import type { IndexMatch, IndexQuery, TypoTolerance } from '../../engines/search-engine/indexQuery';
import type { IndexSettings } from '../../engines/search-engine/settings';

/** The parameters of one request, as the client sends them; unknown ones are ignored. */
export type RawParameters = Readonly<Record<string, unknown>>;

export interface SearchRequest extends IndexQuery {
  /** By page and hitsPerPage; null when the request gave offset and length. */
  paging: { page: number; hitsPerPage: number } | null;
}

const MOST_VALUES_PER_FACET = 1000;
const MOST_FACET_HITS = 100;
const LONGEST_QUERY = 512;
const LISTS = new Set([
  'facets',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'restrictSearchableAttributes',
]);

/** Settings of an index that a request's parameters of the same name replace. */
const DEFAULTS = [
  'hitsPerPage',
  'maxValuesPerFacet',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'typoTolerance',
  'queryType',
  'distinct',
] as const;

/** `params` is the same as a URL-encoded text, where lists are JSON or separated by commas. */
export function withEncodedParameters(request: RawParameters): RawParameters {
  if (typeof request.params !== 'string') return request;
  return { ...request, ...withLists(Object.fromEntries(new URLSearchParams(request.params))) };
}

/** Lists as lists, where they came as text. */
export const withLists = (parameters: RawParameters): RawParameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, LISTS.has(name) && typeof value === 'string' ? listOf(name, value) : value]),
  );

function listOf(name: string, text: string): unknown {
  if (!/^\s*[["]/.test(text)) return text.split(',');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidQueryError(`${name}: not a JSON list`, { cause: error });
  }
}

/** What is asked in the end: the index's settings, the request over them, and a secured key's parameters over both. */
export function effectiveParameters(request: RawParameters, settings: IndexSettings, forced: RawParameters): RawParameters {
  const defaults = Object.fromEntries(DEFAULTS.flatMap((name) => (settings[name] === undefined || settings[name] === null ? [] : [[name, settings[name]]])));
  const { filters, ...others } = withLists(forced);
  return { ...defaults, ...withEncodedParameters(request), ...others, keyFilters: filters };
}

function wholeNumber(raw: RawParameters, name: string, initially: number, most: number): number {
  const value = raw[name];
  if (value === undefined || value === null || value === '') return initially;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
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

function oneOf<Word extends string>(raw: RawParameters, name: string, words: readonly Word[]): Word {
  const value = raw[name];
  const found = value === undefined || value === null ? words[0] : words.find((word) => word === String(value));
  if (found === undefined) throw new InvalidQueryError(`${name} should be one of ${words.join(', ')}`);
  return found;
}

/** `distinct` is true, false or how many of each group are kept. */
const distinct = (raw: RawParameters) => {
  const value = raw.distinct;
  if (value === true || value === 'true') return 1;
  return value === false || value === 'false' ? 0 : wholeNumber(raw, 'distinct', 0, 4);
};

const tagClauses = (raw: RawParameters): Clause[] => {
  const tags: unknown = raw.tagFilters;
  const tag = (each: unknown): unknown => (Array.isArray(each) ? each.map(tag) : typeof each === 'string' ? `_tags:${each}` : each);
  return tags === undefined || tags === null || tags === '' ? [] : parseFacetFilters(tag(Array.isArray(tags) ? tags : [tags]));
};

const clauses = (raw: RawParameters): Clause[] => [
  ...parseFilters(text(raw, 'filters')),
  ...parseFilters(text(raw, 'keyFilters')),
  ...parseFacetFilters(raw.facetFilters),
  ...parseNumericFilters(raw.numericFilters),
  ...tagClauses(raw),
];

/** The part of the parameters that says which records are found. */
const matchOf = (raw: RawParameters): IndexMatch => ({
  query: text(raw, 'query').slice(0, LONGEST_QUERY),
  clauses: clauses(raw),
  highlightTags: { before: text(raw, 'highlightPreTag', '<em>'), after: text(raw, 'highlightPostTag', '</em>') },
  typoTolerance: oneOf<TypoTolerance>(raw, 'typoTolerance', ['true', 'false', 'min', 'strict']),
  queryType: oneOf<PrefixWords>(raw, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone']),
  restrictSearchableAttributes: names(raw, 'restrictSearchableAttributes'),
});

const limitedTo = (settings: IndexSettings) => (typeof settings.paginationLimitedTo === 'number' ? settings.paginationLimitedTo : 1000);

/** Hits beyond cannot be paged to (paginationLimitedTo). */
export const reachable = (found: number, settings: IndexSettings) => Math.min(found, limitedTo(settings));

/** Reads a search; throws InvalidQueryError for what Algolia would refuse with 400. `mostHits` is the key's. */
export function searchRequest(raw: RawParameters, settings: IndexSettings = {}, mostHits = 1000): SearchRequest {
  const usesOffset = raw.offset !== undefined && raw.length !== undefined;
  const hitsPerPage = wholeNumber(raw, 'hitsPerPage', 20, mostHits);
  const page = wholeNumber(raw, 'page', 0, Number.MAX_SAFE_INTEGER);
  const offset = usesOffset ? wholeNumber(raw, 'offset', 0, Number.MAX_SAFE_INTEGER) : page * hitsPerPage;
  const length = usesOffset ? wholeNumber(raw, 'length', 20, mostHits) : hitsPerPage;
  const hidden = settings.unretrievableAttributes;
  return {
    ...matchOf(raw),
    offset,
    length: Math.max(0, Math.min(length, limitedTo(settings) - offset)),
    paging: usesOffset ? null : { page, hitsPerPage },
    facets: names(raw, 'facets') ?? [],
    maxValuesPerFacet: wholeNumber(raw, 'maxValuesPerFacet', 100, MOST_VALUES_PER_FACET),
    attributesToRetrieve: names(raw, 'attributesToRetrieve') ?? ['*'],
    hiddenAttributes: Array.isArray(hidden) ? hidden.map(String) : [],
    attributesToHighlight: names(raw, 'attributesToHighlight'),
    attributesToSnippet: names(raw, 'attributesToSnippet') ?? [],
    snippetEllipsisText: text(raw, 'snippetEllipsisText', '…'),
    distinct: distinct(raw),
  };
}

export interface FacetSearchRequest extends IndexMatch {
  facetQuery: string;
  maxFacetHits: number;
}

/** Reads a search inside the values of one facet. */
export const facetSearchRequest = (raw: RawParameters): FacetSearchRequest => ({
  ...matchOf(raw),
  facetQuery: text(raw, 'facetQuery').slice(0, LONGEST_QUERY),
  maxFacetHits: wholeNumber(raw, 'maxFacetHits', 10, MOST_FACET_HITS),
});

const NOT_ECHOED = new Set(['indexName', 'params', 'type']);

/** What was asked, as the answer repeats it. */
export function echoedParameters(raw: RawParameters): string {
  const echoed = new URLSearchParams();
  for (const [name, value] of Object.entries(raw)) {
    if (NOT_ECHOED.has(name) || value === undefined || value === null) continue;
    echoed.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return echoed.toString();
}
