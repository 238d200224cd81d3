import { DEFAULT_SORT, presetPath, slugOf, type Links, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { routeFromSlug, type ResultsRoute } from './resultsRoute';
import { canStayOnRoute, hrefOf, searchStateOf, withoutPreset } from './searchState';

/** Facets whose single choice has a clean path. */
const CLEAN_FACETS: Readonly<Record<string, (value: string) => string>> = {
  make: slugOf,
  body: slugOf,
  car_type: (type) => `${type}-cars`,
};

export interface SearchLinks {
  /** URL of a search, on the current path where the path allows it. */
  href(state: SearchState): string;
  /** The search of a URL on the current path; null for a URL on another path. */
  parse(href: string): SearchState | null;
  /** The clean path of a search that is one make, one body or one car type and nothing else; else null. */
  cleanPath(state: SearchState): string | null;
}

/** URLs of searches as the results page of a route links them. */
export function createSearchLinks(route: ResultsRoute, site: SiteConfig, to: Links): SearchLinks {
  const href = (state: SearchState) =>
    canStayOnRoute(route, state) ? hrefOf(route.path, withoutPreset(route, state)) : hrefOf(to('search.results'), state);

  const parse = (url: string) => {
    const [path, search = ''] = url.split('?');
    return path === route.path ? searchStateOf(route, search) : null;
  };

  const cleanPath = (state: SearchState) => {
    const [choice, ...others] = Object.entries(state.facets);
    const hasMore =
      state.query || state.page > 1 || state.sortBy !== DEFAULT_SORT || Object.keys(state.ranges).length > 0 || state.near !== undefined;
    if (!choice || others.length > 0 || hasMore) return null;
    const [name, values] = choice;
    const slug = values[0] === undefined ? undefined : CLEAN_FACETS[name]?.(values[0]);
    if (!slug) return null;
    const path = presetPath(to, slug);
    const { preset } = routeFromSlug(slug, path, site);
    const isSingleFacet = Object.keys(preset.facets).length === 1 && !preset.query;
    // The path of a make includes the other spellings of that make in the stock.
    return isSingleFacet && values.every((value) => preset.facets[name]?.includes(value)) ? path : null;
  };

  return { href, parse, cleanPath };
}
