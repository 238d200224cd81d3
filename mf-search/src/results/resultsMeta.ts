import {
  carPath,
  DEFAULT_SORT,
  formatCount,
  type Car,
  type PageMeta,
  type Links,
  type SearchState,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { withKnownPlace } from '../near/within';
import type { ResultsRoute } from '../search-url/resultsRoute';
import { createSearchLinks } from '../search-url/searchLinks';
import { hrefOf, searchStateOf, withoutPreset } from '../search-url/searchState';
import { resultsTitle } from './resultsTitle';

interface ResultsMeta {
  route: ResultsRoute;
  /** Query string of the URL. */
  search: string;
  site: SiteConfig;
  to: Links;
  /** First page of results, when the server searched. */
  found: { cars: readonly Car[]; count: number } | null;
}

/** Whether the path alone describes a search, apart from the page. */
function isPathOnly(route: ResultsRoute, state: SearchState): boolean {
  return hrefOf(route.path, { ...withoutPreset(route, state), page: 1 }) === route.path;
}

/**
 * Clean paths are indexable, page by page; one make, body or type by query has its clean path as canonical;
 * all others are noindex with the clean path as canonical.
 */
function indexing({ route, search, site, to, found }: ResultsMeta): Pick<PageMeta, 'canonical' | 'robots'> {
  const state = searchStateOf(route, search);
  const isEmpty = found?.count === 0;
  // A free text search is not a landing page.
  const isFreeText = route.preset.query !== '' && Object.keys(route.preset.facets).length === 0;
  if (isPathOnly(route, state)) {
    const canonical = state.page > 1 ? `${route.path}?page=${state.page}` : route.path;
    return isEmpty || isFreeText ? { canonical, robots: 'noindex,follow' } : { canonical };
  }
  const clean = createSearchLinks(route, site, to).cleanPath({ ...state, sortBy: DEFAULT_SORT, page: 1 });
  if (clean && state.page === 1 && state.sortBy === DEFAULT_SORT && !isEmpty) return { canonical: clean };
  return { canonical: clean ?? route.path, robots: 'noindex,follow' };
}

/** The cars of the page as a list for search engines. */
function itemList(cars: readonly Car[], site: SiteConfig, to: Links): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cars.map((car, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: car.name,
      url: new URL(carPath(to, car), site.url).href,
    })),
  };
}

/** Metadata of a results page for search engines and link previews. */
export function resultsMeta(meta: ResultsMeta): PageMeta {
  const { route, search, site, to, found } = meta;
  const state = withKnownPlace(searchStateOf(route, search));
  const title = resultsTitle(state, site, found?.cars);
  const browse = found ? `Browse ${formatCount(found.count)} ${found.count === 1 ? 'vehicle' : 'vehicles'}` : 'Browse vehicles';
  return {
    title: state.page > 1 ? `${title}, page ${state.page}` : title,
    description: `${title}. ${browse} at ${site.name} with prices, photos and details, and enquire online.`,
    ...indexing(meta),
    ...(found && found.cars.length > 0 && { jsonLd: [itemList(found.cars, site, to)] }),
  };
}
