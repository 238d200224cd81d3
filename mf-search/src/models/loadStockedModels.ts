import { FACET_ATTRIBUTES, type LoaderContext, type Model } from '@forecourt/shared-contracts';
import type { SearchResponse } from 'algoliasearch/lite';
import { searchClientOf } from '../search-service/searchClient';
import { carsOfModel } from './modelFacts';
import { modelStockFilters } from './modelStockFilters';

/** More than a make has models. */
const MOST_MODELS = 1000;

/**
 * Slugs of those of the models that have cars for sale. Null where the search fails: the links to the stock are then there for all, and the
 * page of a model does not depend on it.
 */
export async function loadStockedModels(
  models: readonly Model[],
  { site, api, now }: Pick<LoaderContext, 'site' | 'api' | 'now'>,
): Promise<string[] | null> {
  const wanted = models.flatMap((model) => {
    const cars = carsOfModel(model, site);
    return cars ? [{ slug: model.slug, ...cars }] : [];
  });
  const makes = [...new Set(wanted.map(({ make }) => make))];
  if (makes.length === 0) return [];
  const facet = FACET_ATTRIBUTES.model;
  try {
    const { results } = await searchClientOf(api, 'cars', site.switches.carsSearchCacheSize).search(
      makes.map((make) => ({
        indexName: site.search_index,
        params: {
          ...modelStockFilters({ make }, { site, now }),
          facets: [facet],
          maxValuesPerFacet: MOST_MODELS,
          hitsPerPage: 0,
          attributesToHighlight: [],
        },
      })),
    );
    const stocked = new Map(
      makes.map((make, at) => {
        const counts = (results[at] as SearchResponse<object> | undefined)?.facets?.[facet] ?? {};
        return [make, new Set(Object.keys(counts).map((name) => name.toLowerCase()))] as const;
      }),
    );
    return wanted.filter(({ make, model }) => stocked.get(make)?.has(model.toLowerCase())).map(({ slug }) => slug);
  } catch (error) {
    console.warn(`The search for the models in stock failed: ${String(error)}`);
    return null;
  }
}
