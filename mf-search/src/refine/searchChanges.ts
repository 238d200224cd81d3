import type { Near, SearchRange, SearchState } from '@forecourt/shared-contracts';

/** What a control does to the search that is current at its click. */
export type SearchChange = (state: SearchState) => SearchState;

/** Every change of a search but the page starts at the first page again. */
const changed = (state: SearchState, over: Partial<SearchState>): SearchState => ({ ...state, ...over, page: 1 });

const without = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));

/** Turns one entry of a facet on or off; an entry may hold several raw values. */
export function withToggled(state: SearchState, name: string, values: readonly string[]): SearchState {
  const chosen = state.facets[name] ?? [];
  const isOn = values.some((value) => chosen.includes(value));
  const next = isOn ? chosen.filter((value) => !values.includes(value)) : [...chosen, ...values];
  const others = without(state.facets, name);
  return changed(state, { facets: next.length > 0 ? { ...others, [name]: next } : others });
}

/** Sets a range with its bounds in order; a range without bounds is removed. */
export function withRange(state: SearchState, name: string, { min, max }: SearchRange): SearchState {
  const others = without(state.ranges, name);
  if (min === null && max === null) return changed(state, { ranges: others });
  const isReversed = min !== null && max !== null && min > max;
  return changed(state, { ranges: { ...others, [name]: isReversed ? { min: max, max: min } : { min, max } } });
}

export const withQuery = (state: SearchState, query: string) => changed(state, { query: query.trim() });
export const withNear = (state: SearchState, near: Near | undefined) => changed(state, { near });
export const withSort = (state: SearchState, sortBy: string) => changed(state, { sortBy });
export const withPage = (state: SearchState, page: number): SearchState => ({ ...state, page });

/** The whole stock in the same order. */
export const withoutFilters = (state: SearchState) => changed(state, { query: '', facets: {}, ranges: {}, near: undefined });

/** Whether anything narrows the search. */
export const isFiltered = ({ query, facets, ranges, near }: SearchState) =>
  query !== '' || near !== undefined || Object.keys(facets).length > 0 || Object.keys(ranges).length > 0;
