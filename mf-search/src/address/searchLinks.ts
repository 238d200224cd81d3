import { DEFAULT_SORT, slugOf, type Paths, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { slugPlace, type SearchPlace } from './searchPlace';
import { addressOf, beyondPreset, canStayAt, stateAt } from './searchState';

/** Facets whose single choice has a clean path of its own (SE-039, PL-061). */
const CLEAN_FACETS: Readonly<Record<string, (value: string) => string>> = {
  make: slugOf,
  body: slugOf,
  car_type: (type) => `${type}-cars`,
};

export interface SearchLinks {
  /** Address of a search, on this path where the path allows it. */
  to(state: SearchState): string;
  /** What an address on this path asks for; null for an address on another path. */
  from(address: string): SearchState | null;
  /** The clean address of a search that is one make, one body or one car type and nothing else; else null. */
  clean(state: SearchState): string | null;
}

/** Addresses of searches as a results page at this place links them. */
export function createSearchLinks(place: SearchPlace, site: SiteConfig, paths: Paths): SearchLinks {
  const to = (state: SearchState) =>
    canStayAt(place, state) ? addressOf(place.path, beyondPreset(place, state)) : addressOf(paths.search(''), state);

  const from = (address: string) => {
    const [path, search = ''] = address.split('?');
    return path === place.path ? stateAt(place, search) : null;
  };

  const clean = (state: SearchState) => {
    const [choice, ...others] = Object.entries(state.facets);
    const isMore = state.query || state.page > 1 || state.sortBy !== DEFAULT_SORT || Object.keys(state.ranges).length > 0;
    if (!choice || others.length > 0 || isMore) return null;
    const [name, values] = choice;
    const slug = values[0] === undefined ? undefined : CLEAN_FACETS[name]?.(values[0]);
    if (!slug) return null;
    const path = paths.searchPreset(slug);
    const there = slugPlace(slug, path, site);
    const isWholeAnswer = Object.keys(there.preset.facets).length === 1 && !there.preset.query;
    // A make's path also asks for its other spellings in the stock, which is what a choice of that make means.
    return isWholeAnswer && values.every((value) => there.preset.facets[name]?.includes(value)) ? path : null;
  };

  return { to, from, clean };
}
