import { CAR_TYPES, FACET_ATTRIBUTES, slugOf, type FacetName, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { searchFilter } from '@forecourt/shared-contracts/searched-cars';
import { pathPreset } from '../search-url/pathPresets';
import { isFacetName } from './facets';
import type { SearchClient } from './searchClient';

export interface FacetValue {
  name: FacetName;
  value: string;
}

/** The part of a response that the check reads. */
interface SearchCounts {
  nbPages?: number;
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface Check {
  client: SearchClient;
  site: SiteConfig;
  now: Date;
  state: SearchState;
  /** Responses of the search itself: what they count is in stock. */
  responses: readonly SearchCounts[];
}

/** Most values that are checked for one URL. */
const LIMIT = 20;

/** Whether the platform or the site knows this value, in stock or not: a make without cars today is a search without results. */
function isListed({ name, value }: FacetValue, site: SiteConfig): boolean {
  switch (name) {
    case 'car_type':
      return CAR_TYPES.some((type) => type === value);
    case 'make':
    case 'body':
    case 'dealership':
      // A value with a path of its own is known.
      return pathPreset('preset', { preset: slugOf(value) }, site)?.facets?.[name]?.includes(value) ?? false;
    case 'location':
      return site.locations.some(({ id }) => String(id) === value);
    case 'certified':
      return value === 'true' || value === 'false';
    default:
      return false;
  }
}

const valuesOf = ({ facets }: SearchState): FacetValue[] =>
  Object.entries(facets).flatMap(([name, values]) => (isFacetName(name) ? values.map((value) => ({ name, value })) : []));

/** Chosen values that no list and no car of the site has. Requests counts only of values that the responses do not count. */
export async function unknownValues({ client, site, now, state, responses }: Check): Promise<FacetValue[]> {
  const isCounted = ({ name, value }: FacetValue) => responses.some(({ facets }) => (facets?.[FACET_ATTRIBUTES[name]]?.[value] ?? 0) > 0);
  const unconfirmed = valuesOf(state)
    .filter((each) => !isListed(each, site) && !isCounted(each))
    .slice(0, LIMIT);
  if (unconfirmed.length === 0) return [];

  // The request format of InstantSearch: once it has hydrated this client, the client accepts no other.
  const { results } = await client.search(
    unconfirmed.map(({ name, value }) => ({
      indexName: site.search_index,
      params: {
        filters: searchFilter(site, now),
        // A leading hyphen would negate the filter.
        facetFilters: [[`${FACET_ATTRIBUTES[name]}:${value.replace(/^-/, '\\-')}`]],
        hitsPerPage: 0,
      },
    })),
  );
  return unconfirmed.filter((_each, at) => (results[at] as { nbHits?: number } | undefined)?.nbHits === 0);
}

/** The same page of a search without these values. */
export function withoutValues(state: SearchState, unknown: readonly FacetValue[]): SearchState {
  const isUnknown = (name: string, value: string) => unknown.some((each) => each.name === name && each.value === value);
  const facets = Object.entries(state.facets).map(([name, values]) => [name, values.filter((value) => !isUnknown(name, value))] as const);
  return { ...state, facets: Object.fromEntries(facets.filter(([, values]) => values.length > 0)) };
}
