import { formatSearchAddress, parseSearchAddress, type SearchState } from '@forecourt/shared-contracts';
import type { SearchPlace } from './searchPlace';

const isSameChoice = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** What an address asks for: the path's preset, refined or replaced facet by facet by the query string (SE-005, SE-009). */
export function stateAt({ preset }: SearchPlace, search: string): SearchState {
  const asked = parseSearchAddress(new URLSearchParams(search));
  return { ...asked, query: asked.query || preset.query, facets: { ...preset.facets, ...asked.facets } };
}

/** The part of a search that a place's path does not say by itself. */
export function beyondPreset({ preset }: SearchPlace, state: SearchState): SearchState {
  return {
    ...state,
    query: state.query === preset.query ? '' : state.query,
    facets: Object.fromEntries(Object.entries(state.facets).filter(([name, values]) => !isSameChoice(values, preset.facets[name]))),
  };
}

/** Whether an address under the place's path can say this search: what the path presets can be changed there, but not taken away. */
export function canStayAt({ preset }: SearchPlace, state: SearchState): boolean {
  if (preset.query && !state.query) return false;
  return Object.keys(preset.facets).every((name) => (state.facets[name]?.length ?? 0) > 0);
}

/** path?query; the bare path when there is nothing more to say. */
export function addressOf(path: string, state: SearchState): string {
  const search = formatSearchAddress(state).toString();
  return search ? `${path}?${search}` : path;
}
