import { performance } from 'node:perf_hooks';
import { InvalidQueryError } from '../../engines/search-engine/clause';
import type { IndexRecord } from '../../engines/search-engine/record';
import { listText, objectText } from '../../engines/search-engine/objectText';
import { pickAttributes } from '../../engines/search-engine/record';
import type { FoundIndex } from './foundIndex';
import {
  echoedParameters,
  effectiveParameters,
  facetSearchRequest,
  reachable,
  searchRequest,
  withEncodedParameters,
  type RawParameters,
} from './queryParameters';
import { badRequest, unknownObject } from './searchErrors';
import type { KeyRights } from './searchKeys';

const milliseconds = (started: number) => Math.max(1, Math.round(performance.now() - started));

/** Answers one search as Algolia does, with exact counts (AP-021, AP-028); JSON. */
export function answerSearch({ name, index, replica, settings }: FoundIndex, key: KeyRights, request: RawParameters): string {
  const started = performance.now();
  const raw = effectiveParameters(request, settings, key.forced);
  const search = searchRequest(raw, settings, key.mostHits);
  const { hits, nbHits, facets, facetsStats } = index.search(search, replica);
  const pages = (hitsPerPage: number) => (hitsPerPage === 0 ? 0 : Math.ceil(reachable(nbHits, settings) / hitsPerPage));
  const texts = { hits: listText(hits), ...(search.facets.length > 0 && { facets: objectText(facets) }) };
  return objectText(texts, {
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
    processingTimeMS: milliseconds(started),
  });
}

/** Answers a search inside the values of one facet; JSON. */
export function answerFacetSearch({ index, settings }: FoundIndex, key: KeyRights, facet: unknown, request: RawParameters): string {
  const started = performance.now();
  if (typeof facet !== 'string') throw new InvalidQueryError('facet is missing');
  const search = facetSearchRequest(effectiveParameters(request, settings, key.forced));
  const facetHits = index.searchFacet(facet, search.facetQuery, search.maxFacetHits, search);
  return JSON.stringify({ facetHits, exhaustiveFacetsCount: true, processingTimeMS: milliseconds(started) });
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

/** Answers one part of a walk through everything that a search finds; `cursor` leads to the next, until the end. JSON. */
export function answerBrowse(found: FoundIndex, key: KeyRights, request: RawParameters): string {
  const asked = withEncodedParameters(request);
  const { offset, parameters } = cursorOf(asked.cursor) ?? { offset: 0, parameters: asked };
  const raw = effectiveParameters({ hitsPerPage: 1000, ...parameters, page: 0 }, { ...found.settings, hitsPerPage: undefined }, key.forced);
  const search = searchRequest(raw, {}, key.mostHits);
  const hidden = searchRequest(raw, found.settings).hiddenAttributes;
  const { hits, nbHits } = found.index.search(
    { ...search, offset, length: search.length, facets: [], attributesToHighlight: [], attributesToSnippet: [], hiddenAttributes: hidden },
    found.replica,
  );
  const next = offset + hits.length;
  return objectText({ hits: listText(hits) }, {
    nbHits,
    page: 0,
    nbPages: search.length === 0 ? 0 : Math.ceil(nbHits / search.length),
    hitsPerPage: search.length,
    query: search.query,
    params: echoedParameters(asked),
    processingTimeMS: 1,
    ...(hits.length > 0 && next < nbHits && { cursor: Buffer.from(JSON.stringify({ offset: next, parameters })).toString('base64url') }),
  });
}

/** One record; `wanted` null is all of it. */
export function answerRecord({ index, settings }: FoundIndex, objectID: string, wanted: readonly string[] | null): Record<string, unknown> {
  const record: IndexRecord | null = index.get(objectID);
  if (!record) throw unknownObject();
  const hidden = Array.isArray(settings.unretrievableAttributes) ? settings.unretrievableAttributes.map(String) : [];
  return pickAttributes(record, wanted ?? ['*'], hidden);
}
