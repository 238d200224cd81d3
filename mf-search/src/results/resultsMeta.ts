import { DEFAULT_SORT, formatCount, type Car, type PageMeta, type Paths, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { createSearchLinks } from '../address/searchLinks';
import type { SearchPlace } from '../address/searchPlace';
import { addressOf, beyondPreset, stateAt } from '../address/searchState';
import { resultsTitle } from './resultsTitle';

interface ResultsMeta {
  place: SearchPlace;
  /** Query string of the address. */
  search: string;
  site: SiteConfig;
  paths: Paths;
  /** First page of results, when the server searched. */
  found: { cars: readonly Car[]; count: number } | null;
}

/** Whether a search is no more than its path says, apart from the page. */
function isPathOnly(place: SearchPlace, state: SearchState): boolean {
  return addressOf(place.path, { ...beyondPreset(place, state), page: 1 }) === place.path;
}

/**
 * Clean paths are indexable, page by page; one make, body or type by query has its clean path as canonical;
 * everything else is left out of the index with the clean path as canonical (PL-061).
 */
function crawling({ place, search, site, paths, found }: ResultsMeta): Pick<PageMeta, 'canonical' | 'robots'> {
  const state = stateAt(place, search);
  const isEmpty = found?.count === 0;
  // Words that no list knows can be anything: an address of them is nobody's landing page.
  const isFreeText = place.preset.query !== '' && Object.keys(place.preset.facets).length === 0;
  if (isPathOnly(place, state)) {
    const canonical = state.page > 1 ? `${place.path}?page=${state.page}` : place.path;
    return isEmpty || isFreeText ? { canonical, robots: 'noindex,follow' } : { canonical };
  }
  const clean = createSearchLinks(place, site, paths).clean({ ...state, sortBy: DEFAULT_SORT, page: 1 });
  if (clean && state.page === 1 && state.sortBy === DEFAULT_SORT && !isEmpty) return { canonical: clean };
  return { canonical: clean ?? place.path, robots: 'noindex,follow' };
}

/** The cars of the page as a list for search engines (PL-059). */
function itemList(cars: readonly Car[], site: SiteConfig, paths: Paths): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cars.map((car, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: car.name,
      url: new URL(paths.car(car), site.url).href,
    })),
  };
}

/** What a results page tells search engines and sharing services. */
export function resultsMeta(meta: ResultsMeta): PageMeta {
  const { place, search, site, paths, found } = meta;
  const state = stateAt(place, search);
  const title = resultsTitle(state, site);
  const browse = found ? `Browse ${formatCount(found.count)} ${found.count === 1 ? 'vehicle' : 'vehicles'}` : 'Browse vehicles';
  return {
    title: state.page > 1 ? `${title}, page ${state.page}` : title,
    description: `${title}. ${browse} at ${site.name} with prices, photos and details, and enquire online.`,
    ...crawling(meta),
    ...(found && found.cars.length > 0 && { jsonLd: [itemList(found.cars, site, paths)] }),
  };
}
