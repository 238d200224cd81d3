import { FACET_ATTRIBUTES, type LoaderContext } from '@forecourt/shared-contracts';
import { searchFilter } from '@forecourt/shared-contracts/searched-cars';
import type { SearchResponse } from 'algoliasearch/lite';
import { facetEntries } from '../facets/facetEntries';
import { searchClientOf } from '../search-service/searchClient';
import { parseSearchParams } from '../search-url/searchParams';

/** Bodies of the cars that a search of the site finds, the most frequent first; rejects where the search fails. */
export async function loadBodies({ site, api, now }: Pick<LoaderContext, 'site' | 'api' | 'now'>): Promise<string[]> {
  const facet = FACET_ATTRIBUTES.body;
  const params = { filters: searchFilter(site, now), facets: [facet], hitsPerPage: 0, attributesToHighlight: [] };
  const { results } = await searchClientOf(api, 'cars', site.switches.carsSearchCacheSize).search([
    { indexName: site.search_index, params },
  ]);
  const counts = (results[0] as SearchResponse<object> | undefined)?.facets?.[facet] ?? {};
  const counted = Object.entries(counts).map(([name, count]) => ({ name, count }));
  return facetEntries('body', counted, parseSearchParams(new URLSearchParams()), site).flatMap(({ values: [body] }) => body ?? []);
}
