import {
  InvalidQueryError,
  parseFacetFilters,
  parseFilters,
  parseNumericFilters,
  type Clause,
  type IndexMatch,
  type IndexQuery,
  type IndexSettings,
  type PrefixWords,
  type TypoTolerance,
} from '@forecourt/search-engine';

/** The parameters of one request, as the client sends them; unknown ones are ignored. */
export type RawParameters = Readonly<Record<string, unknown>>;

export interface SearchRequest extends IndexQuery {
  /** page and hitsPerPage; null when the request has offset and length. */
  paging: { page: number; hitsPerPage: number } | null;
}

const MAX_VALUES_PER_FACET = 1000;
const MAX_FACET_HITS = 100;
const MAX_QUERY_LENGTH = 512;
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

/** Settings of an index that request parameters of the same name override. */
const OVERRIDABLE_SETTINGS = [
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

/** Adds the parameters of `params`, a URL-encoded string in which lists are JSON or separated by commas. */
export function withEncodedParameters(request: RawParameters): RawParameters {
  if (typeof request.params !== 'string') return request;
  return { ...request, ...parseLists(Object.fromEntries(new URLSearchParams(request.params))) };
}

/** Parses lists that are strings. */
export const parseLists = (parameters: RawParameters): RawParameters =>
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

/** The index's settings, overridden by the request, overridden by the API key. */
export function effectiveParameters(request: RawParameters, settings: IndexSettings, overrides: RawParameters = {}): RawParameters {
  const defaults = Object.fromEntries(
    OVERRIDABLE_SETTINGS.flatMap((name) => (settings[name] === undefined || settings[name] === null ? [] : [[name, settings[name]]])),
  );
  return { ...defaults, ...withEncodedParameters(request), ...overrides };
}

function parseInteger(raw: RawParameters, name: string, defaultValue: number, max: number): number {
  const value = raw[name];
  if (value === undefined || value === null || value === '') return defaultValue;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  if (!Number.isInteger(number) || number < 0) throw new InvalidQueryError(`${name} should be a whole number of 0 or more`);
  return Math.min(number, max);
}

function text(raw: RawParameters, name: string, defaultValue = ''): string {
  const value = raw[name];
  if (value === undefined || value === null) return defaultValue;
  if (typeof value !== 'string') throw new InvalidQueryError(`${name} should be a text`);
  return value;
}

/** A parameter that is a list of texts; null when it is not given. */
export function textsOf(raw: RawParameters, name: string): string[] | null {
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

/** `distinct` is true, false or the number of hits of each group. */
const distinct = (raw: RawParameters) => {
  const value = raw.distinct;
  if (value === true || value === 'true') return 1;
  return value === false || value === 'false' ? 0 : parseInteger(raw, 'distinct', 0, 4);
};

const tagClauses = (raw: RawParameters): Clause[] => {
  const tags: unknown = raw.tagFilters;
  const tag = (each: unknown): unknown => (Array.isArray(each) ? each.map(tag) : typeof each === 'string' ? `_tags:${each}` : each);
  return tags === undefined || tags === null || tags === '' ? [] : parseFacetFilters(tag(Array.isArray(tags) ? tags : [tags]));
};

/** The clauses of a request, or of a secured API key. */
export const clausesOf = (raw: RawParameters): Clause[] => [
  ...parseFilters(text(raw, 'filters')),
  ...parseFacetFilters(raw.facetFilters),
  ...parseNumericFilters(raw.numericFilters),
  ...tagClauses(raw),
];

/** The parameters that decide which records match. */
const matchOf = (raw: RawParameters): IndexMatch => ({
  query: text(raw, 'query').slice(0, MAX_QUERY_LENGTH),
  clauses: clausesOf(raw),
  highlightTags: { before: text(raw, 'highlightPreTag', '<em>'), after: text(raw, 'highlightPostTag', '</em>') },
  typoTolerance: oneOf<TypoTolerance>(raw, 'typoTolerance', ['true', 'false', 'min', 'strict']),
  queryType: oneOf<PrefixWords>(raw, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone']),
  restrictSearchableAttributes: textsOf(raw, 'restrictSearchableAttributes'),
});

const limitedTo = (settings: IndexSettings) => (typeof settings.paginationLimitedTo === 'number' ? settings.paginationLimitedTo : 1000);

/** Hits that pages can reach (paginationLimitedTo). */
export const paginatedHits = (nbHits: number, settings: IndexSettings) => Math.min(nbHits, limitedTo(settings));

/** Parses a search; throws InvalidQueryError where Algolia responds with 400. `maxHitsPerQuery` is a limit of the API key. */
export function searchRequest(raw: RawParameters, settings: IndexSettings = {}, maxHitsPerQuery = 1000): SearchRequest {
  const usesOffset = raw.offset !== undefined && raw.length !== undefined;
  const hitsPerPage = parseInteger(raw, 'hitsPerPage', 20, maxHitsPerQuery);
  const page = parseInteger(raw, 'page', 0, Number.MAX_SAFE_INTEGER);
  const offset = usesOffset ? parseInteger(raw, 'offset', 0, Number.MAX_SAFE_INTEGER) : page * hitsPerPage;
  const length = usesOffset ? parseInteger(raw, 'length', 20, maxHitsPerQuery) : hitsPerPage;
  const hidden = settings.unretrievableAttributes;
  return {
    ...matchOf(raw),
    offset,
    length: Math.max(0, Math.min(length, limitedTo(settings) - offset)),
    paging: usesOffset ? null : { page, hitsPerPage },
    facets: textsOf(raw, 'facets') ?? [],
    maxValuesPerFacet: parseInteger(raw, 'maxValuesPerFacet', 100, MAX_VALUES_PER_FACET),
    attributesToRetrieve: textsOf(raw, 'attributesToRetrieve') ?? ['*'],
    hiddenAttributes: Array.isArray(hidden) ? hidden.map(String) : [],
    readableAttributes: null,
    attributesToHighlight: textsOf(raw, 'attributesToHighlight'),
    attributesToSnippet: textsOf(raw, 'attributesToSnippet') ?? [],
    snippetEllipsisText: text(raw, 'snippetEllipsisText', '…'),
    distinct: distinct(raw),
  };
}

export interface FacetSearchRequest extends IndexMatch {
  facetQuery: string;
  maxFacetHits: number;
}

/** Parses a search for facet values. */
export const facetSearchRequest = (raw: RawParameters): FacetSearchRequest => ({
  ...matchOf(raw),
  facetQuery: text(raw, 'facetQuery').slice(0, MAX_QUERY_LENGTH),
  maxFacetHits: parseInteger(raw, 'maxFacetHits', 10, MAX_FACET_HITS),
});

const NOT_ECHOED = new Set(['indexName', 'params', 'type']);

/** The parameters that a response repeats as `params`. */
export function echoedParameters(raw: RawParameters): string {
  const echoed = new URLSearchParams();
  for (const [name, value] of Object.entries(raw)) {
    if (NOT_ECHOED.has(name) || value === undefined || value === null) continue;
    echoed.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return echoed.toString();
}
