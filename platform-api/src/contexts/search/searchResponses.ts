import { performance } from 'node:perf_hooks';
import { InvalidQueryError, joinJsonArray, joinJsonObject, pickAttributes, readableRecord } from '@forecourt/search-engine';
import type { IndexAccess } from './indexAccess';
import type { NamedIndex } from './namedIndex';
import {
  echoedParameters,
  effectiveParameters,
  facetSearchRequest,
  paginatedHits,
  searchRequest,
  withEncodedParameters,
  type RawParameters,
  type SearchRequest,
} from './queryParameters';
import { badRequest, objectNotFound } from './searchErrors';

/** A search within an access. */
const within = ({ clauses, attributes }: IndexAccess, search: SearchRequest): SearchRequest => ({
  ...search,
  clauses: [...search.clauses, ...clauses],
  readableAttributes: attributes,
});

const elapsedMs = (started: number) => Math.max(1, Math.round(performance.now() - started));

/** The response of one search with exact counts (AP-021, AP-028), as JSON. */
export function searchResponse({ name, index, replica, settings }: NamedIndex, access: IndexAccess, request: RawParameters): string {
  const started = performance.now();
  const raw = effectiveParameters(request, settings, access.overrides);
  const search = within(access, searchRequest(raw, settings, access.maxHitsPerQuery));
  const { hits, nbHits, facets, facetsStats } = index.search(search, replica);
  const pages = (hitsPerPage: number) => (hitsPerPage === 0 ? 0 : Math.ceil(paginatedHits(nbHits, settings) / hitsPerPage));
  const texts = { hits: joinJsonArray(hits), ...(search.facets.length > 0 && { facets: joinJsonObject(facets) }) };
  return joinJsonObject(texts, {
    nbHits,
    ...(search.paging ? { ...search.paging, nbPages: pages(search.paging.hitsPerPage) } : { offset: search.offset, length: search.length }),
    ...(search.facets.length > 0 && { facets_stats: facetsStats }),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    query: search.query,
    params: echoedParameters(withEncodedParameters(request)),
    index: name,
    renderingContent: {},
    processingTimeMS: elapsedMs(started),
  });
}

/** The response of a search for facet values, as JSON. */
export function facetSearchResponse({ index, settings }: NamedIndex, access: IndexAccess, facet: unknown, request: RawParameters): string {
  const started = performance.now();
  if (typeof facet !== 'string') throw new InvalidQueryError('facet is missing');
  const search = facetSearchRequest(effectiveParameters(request, settings, access.overrides));
  const match = { ...search, clauses: [...search.clauses, ...access.clauses] };
  const facetHits =
    (access.attributes?.includes(facet) ?? true) ? index.searchFacet(facet, search.facetQuery, search.maxFacetHits, match) : [];
  return JSON.stringify({ facetHits, exhaustiveFacetsCount: true, processingTimeMS: elapsedMs(started) });
}

interface BrowseCursor {
  offset: number;
  parameters: RawParameters;
}

function cursorOf(text: unknown): BrowseCursor | null {
  if (text === undefined || text === null || text === '') return null;
  try {
    const { offset, parameters } = JSON.parse(Buffer.from(String(text), 'base64url').toString('utf8')) as BrowseCursor;
    if (Number.isInteger(offset) && offset >= 0 && typeof parameters === 'object' && parameters !== null) return { offset, parameters };
  } catch (error) {
    throw badRequest('Invalid cursor', { cause: error });
  }
  throw badRequest('Invalid cursor');
}

/** One page of all records of a search, as JSON; `cursor` requests the next page, if there is one. */
export function browseResponse(found: NamedIndex, access: IndexAccess, request: RawParameters): string {
  const sent = withEncodedParameters(request);
  const { offset, parameters } = cursorOf(sent.cursor) ?? { offset: 0, parameters: sent };
  const raw = effectiveParameters(
    { hitsPerPage: 1000, ...parameters, page: 0 },
    { ...found.settings, hitsPerPage: undefined },
    access.overrides,
  );
  const search = within(access, searchRequest(raw, {}, access.maxHitsPerQuery));
  const hidden = searchRequest(raw, found.settings).hiddenAttributes;
  const { hits, nbHits } = found.index.search(
    { ...search, offset, length: search.length, facets: [], attributesToHighlight: [], attributesToSnippet: [], hiddenAttributes: hidden },
    found.replica,
  );
  const next = offset + hits.length;
  return joinJsonObject(
    { hits: joinJsonArray(hits) },
    {
      nbHits,
      page: 0,
      nbPages: search.length === 0 ? 0 : Math.ceil(nbHits / search.length),
      hitsPerPage: search.length,
      query: search.query,
      params: echoedParameters(sent),
      processingTimeMS: 1,
      ...(hits.length > 0 && next < nbHits && { cursor: Buffer.from(JSON.stringify({ offset: next, parameters })).toString('base64url') }),
    },
  );
}

/** One record; null for all of its attributes. */
export function objectResponse(
  { index, settings }: NamedIndex,
  access: IndexAccess,
  objectID: string,
  attributes: readonly string[] | null,
): Record<string, unknown> {
  const record = index.get(objectID);
  if (!record || !index.isMatch(objectID, access.clauses)) throw objectNotFound();
  const hidden = Array.isArray(settings.unretrievableAttributes) ? settings.unretrievableAttributes.map(String) : [];
  return pickAttributes(readableRecord(record, access.attributes), attributes ?? ['*'], hidden);
}
