import {
  DEFAULT_SORT,
  FACET_ATTRIBUTES,
  RANGE_FACETS,
  SORT_OPTIONS,
  type Near,
  type SearchRange,
  type SearchState,
} from '@forecourt/shared-contracts';

/** '10000:30000', either side optional; null for anything else. */
function parseRange(text: string): SearchRange | null {
  const match = /^(\d{1,12}(?:\.\d+)?)?:(\d{1,12}(?:\.\d+)?)?$/.exec(text);
  if (!match) return null;
  const [min, max] = [match[1], match[2]].map((side) => (side === undefined ? null : Number(side)));
  if (min == null && max == null) return null;
  if (min != null && max != null && min > max) return null;
  return { min: min ?? null, max: max ?? null };
}

const formatRange = ({ min, max }: SearchRange) => `${min ?? ''}:${max ?? ''}`;

/** '2300:50': 50 km around a postcode; nothing for anything else. */
function parseNear(text: string): Near | undefined {
  const match = /^(\d{4}):([1-9]\d{0,3})$/.exec(text);
  return match ? { postcode: match[1] as string, km: Number(match[2]) } : undefined;
}

/** The search of a query string; invalid and unknown parameters are ignored. */
export function parseSearchParams(params: URLSearchParams): SearchState {
  const page = params.get('page') ?? '';
  const sortBy = params.get('sortBy');
  const facets: SearchState['facets'] = {};
  for (const name of Object.keys(FACET_ATTRIBUTES)) {
    const values = [...new Set(params.getAll(name).filter((value) => value.trim() !== ''))];
    if (values.length > 0) facets[name] = values;
  }
  const ranges: SearchState['ranges'] = {};
  for (const name of RANGE_FACETS) {
    const range = parseRange(params.get(name) ?? '');
    if (range) ranges[name] = range;
  }
  return {
    query: params.get('query')?.trim() ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    sortBy: SORT_OPTIONS.find(({ value }) => value === sortBy)?.value ?? DEFAULT_SORT,
    facets,
    ranges,
    near: parseNear(params.get('near') ?? ''),
  };
}

/** The query parameters of a search, always in the same order; the first page and the default order are left out. */
export function formatSearchParams(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  const query = state.query.trim();
  if (query) params.set('query', query);
  for (const name of Object.keys(FACET_ATTRIBUTES)) {
    for (const value of state.facets[name] ?? []) params.append(name, value);
  }
  for (const name of RANGE_FACETS) {
    const range = state.ranges[name];
    if (range && (range.min !== null || range.max !== null)) params.set(name, formatRange(range));
  }
  if (state.near) params.set('near', `${state.near.postcode}:${state.near.km}`);
  if (state.sortBy !== DEFAULT_SORT) params.set('sortBy', state.sortBy);
  if (state.page > 1) params.set('page', String(state.page));
  return params;
}
