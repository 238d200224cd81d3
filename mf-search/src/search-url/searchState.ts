import type { SearchState } from '@forecourt/shared-contracts';
import type { ResultsRoute } from './resultsRoute';
import { formatSearchParams, parseSearchParams } from './searchParams';

const isSameChoice = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The search of a URL: the preset of the path, refined or replaced facet by facet by the query string. */
export function searchStateOf({ preset }: ResultsRoute, search: string): SearchState {
  const own = parseSearchParams(new URLSearchParams(search));
  return { ...own, query: own.query || preset.query, facets: { ...preset.facets, ...own.facets } };
}

/** The part of a search that the path of a route does not set. */
export function withoutPreset({ preset }: ResultsRoute, state: SearchState): SearchState {
  return {
    ...state,
    query: state.query === preset.query ? '' : state.query,
    facets: Object.fromEntries(Object.entries(state.facets).filter(([name, values]) => !isSameChoice(values, preset.facets[name]))),
  };
}

/** Whether a URL on this route can describe the search: query parameters change the filters of the path but cannot remove them. */
export function canStayOnRoute({ preset }: ResultsRoute, state: SearchState): boolean {
  if (preset.query && !state.query) return false;
  return Object.keys(preset.facets).every((name) => (state.facets[name]?.length ?? 0) > 0);
}

/** Path with the query string of a search, without '?' where that is empty. */
export function hrefOf(path: string, state: SearchState): string {
  const search = formatSearchParams(state).toString();
  return search ? `${path}?${search}` : path;
}
