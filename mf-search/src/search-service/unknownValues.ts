import { CAR_TYPES, FACET_ATTRIBUTES, pathPreset, searchFilter, slugOf, type FacetName, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { isFacetName } from './facets';
import type { SearchClient } from './searchClient';

export interface FacetValue {
  name: FacetName;
  value: string;
}

/** What is read of one query's answer. */
interface Counted {
  nbPages?: number;
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface Check {
  client: SearchClient;
  site: SiteConfig;
  now: Date;
  state: SearchState;
  /** Answers to the search itself: what they count is in stock. */
  answers: readonly Counted[];
}

/** Most values that one address can have checked. */
const LIMIT = 20;

/** Whether the platform or the site names this value, in stock or not: a make without a car today is a search that finds nothing. */
function isListed({ name, value }: FacetValue, site: SiteConfig): boolean {
  switch (name) {
    case 'car_type':
      return CAR_TYPES.some((type) => type === value);
    case 'make':
    case 'body':
    case 'dealership':
      // What the site can name in a path it knows.
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

/** Chosen values that no list and no car of the site has (SE-008). Asks the search service only about values that its answers do not count. */
export async function unknownValues({ client, site, now, state, answers }: Check): Promise<FacetValue[]> {
  const isCounted = ({ name, value }: FacetValue) => answers.some(({ facets }) => (facets?.[FACET_ATTRIBUTES[name]]?.[value] ?? 0) > 0);
  const doubtful = valuesOf(state).filter((each) => !isListed(each, site) && !isCounted(each)).slice(0, LIMIT);
  if (doubtful.length === 0) return [];

  // The form that InstantSearch uses: once it has started on this client, it takes no other.
  const { results } = await client.search(
    doubtful.map(({ name, value }) => ({
      indexName: site.search_index,
      params: {
        filters: searchFilter(site, now),
        // A leading hyphen would ask for all others.
        facetFilters: [[`${FACET_ATTRIBUTES[name]}:${value.replace(/^-/, '\\-')}`]],
        hitsPerPage: 0,
      },
    })),
  );
  return doubtful.filter((_each, at) => (results[at] as { nbHits?: number } | undefined)?.nbHits === 0);
}

/** The same page of a search without these values. */
export function withoutValues(state: SearchState, unknown: readonly FacetValue[]): SearchState {
  const isUnknown = (name: string, value: string) => unknown.some((each) => each.name === name && each.value === value);
  const facets = Object.entries(state.facets).map(([name, values]) => [name, values.filter((value) => !isUnknown(name, value))] as const);
  return { ...state, facets: Object.fromEntries(facets.filter(([, values]) => values.length > 0)) };
}
