import type { Car, LoaderContext, Model } from '@forecourt/shared-contracts';
import { CARD_ATTRIBUTES } from '@forecourt/shared-contracts/searched-cars';
import { carsOfHits } from '../search-service/carsOfHits';
import { searchClientOf } from '../search-service/searchClient';
import { carsOfModel } from './modelFacts';
import { modelStockFilters } from './modelStockFilters';

/** Two rows of a wide screen. */
const LIMIT = 8;

/**
 * Cars of a model that are for sale, in the order of the search: exactly this model, so no Corolla Cross among the Corollas. Null where
 * there is nothing to search for, or the search fails: the page of a model does not depend on it.
 */
export async function loadModelStock(model: Model, { site, api, now }: Pick<LoaderContext, 'site' | 'api' | 'now'>): Promise<Car[] | null> {
  const wanted = carsOfModel(model, site);
  if (!wanted) return null;
  try {
    const { results } = await searchClientOf(api, 'cars', site.switches.carsSearchCacheSize).search([
      {
        indexName: site.search_index,
        params: {
          ...modelStockFilters(wanted, { site, now }),
          hitsPerPage: LIMIT,
          attributesToRetrieve: [...CARD_ATTRIBUTES],
          attributesToHighlight: [],
        },
      },
    ]);
    return carsOfHits((results[0] as { hits: Record<string, unknown>[] }).hits);
  } catch (error) {
    console.warn(`The search for cars of the model ${model.slug} failed: ${String(error)}`);
    return null;
  }
}
