import { performance } from 'node:perf_hooks';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { CarIndexes } from './CarIndexes';
import { CAR_INDEX_SETTINGS } from './carIndex';
import { InvalidQueryError } from './core/clause';
import { LAST_HIT, type SearchIndex } from './core/SearchIndex';
import { echoedParameters, facetSearchRequest, searchRequest, withEncodedParameters, type RawParameters } from './queryParameters';
import { stillBuilding, unknownIndex } from './searchErrors';

interface FoundIndex {
  index: SearchIndex;
  replica: string | null;
}

/** The site's index of a name, or one of its sorted replicas: Car_production_price_desc (AP-027). */
function findIndex(indexes: CarIndexes, site: SiteConfig, name: unknown): FoundIndex {
  const base = site.search_index;
  if (typeof name !== 'string' || name === '') throw new InvalidQueryError('indexName is missing');
  const replica = name.startsWith(`${base}_`) ? name.slice(base.length + 1) : null;
  if (name !== base && !(replica && Object.hasOwn(CAR_INDEX_SETTINGS.replicas, replica))) throw unknownIndex(name);
  const index = indexes.of(site.slug);
  if (!index) throw stillBuilding();
  return { index, replica };
}

const milliseconds = (started: number) => Math.max(1, Math.round(performance.now() - started));

/** Answers one search as Algolia does, with exact counts (AP-021, AP-028). */
export function answerSearch(indexes: CarIndexes, site: SiteConfig, indexName: unknown, request: RawParameters): object {
  const started = performance.now();
  const { index, replica } = findIndex(indexes, site, indexName);
  const raw = withEncodedParameters(request);
  const search = searchRequest(raw);
  const { hits, nbHits, facets, facetsStats } = index.search(search, replica);
  const reachable = Math.min(nbHits, LAST_HIT);
  return {
    hits,
    nbHits,
    ...(search.paging
      ? { ...search.paging, nbPages: search.paging.hitsPerPage === 0 ? 0 : Math.ceil(reachable / search.paging.hitsPerPage) }
      : { offset: search.offset, length: search.length }),
    ...(search.facets.length > 0 && { facets, facets_stats: facetsStats }),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    query: search.query,
    params: echoedParameters(raw),
    index: indexName,
    renderingContent: {},
    processingTimeMS: milliseconds(started),
  };
}

/** Answers a search inside the values of one facet. */
export function answerFacetSearch(
  indexes: CarIndexes,
  site: SiteConfig,
  indexName: unknown,
  facet: unknown,
  request: RawParameters,
): object {
  const started = performance.now();
  const { index } = findIndex(indexes, site, indexName);
  if (typeof facet !== 'string') throw new InvalidQueryError('facet is missing');
  const search = facetSearchRequest(withEncodedParameters(request));
  const facetHits = index.searchFacet(facet, search.facetQuery, search.maxFacetHits, search);
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: milliseconds(started) };
}
