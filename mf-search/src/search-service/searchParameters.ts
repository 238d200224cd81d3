import { DEFAULT_SORT, FACET_ATTRIBUTES, SEARCH_PAGE_SIZE, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { CARD_ATTRIBUTES, searchFilter } from '@forecourt/shared-contracts/searched-cars';
import type { ConfigureProps } from 'react-instantsearch';
import { locationsWithin } from '../near/within';
import { requestedFacets, isFacetName, MOST_VALUES } from './facets';
import { sortIndex } from './sortIndex';

const PRICE_ASCENDING = `${DEFAULT_SORT}:price:asc`;

/** Cars of these locations; of none where there are none, as no location has the id 0. */
const locationFilter = (ids: readonly number[]) =>
  `(${(ids.length > 0 ? ids : [0]).map((id) => `${FACET_ATTRIBUTES.location}:${id}`).join(' OR ')})`;

/** Parameters that depend on the site. */
function siteParameters(site: SiteConfig, now: Date, { sortBy, near }: SearchState) {
  const { priceSortExcludesZero, favouritesRequirePriceAndImages } = site.switches;
  const within = locationsWithin(site, near);
  const filter = within ? `${searchFilter(site, now)} AND ${locationFilter(within)}` : searchFilter(site, now);
  return {
    filters: priceSortExcludesZero && sortBy === PRICE_ASCENDING ? `${filter} AND price > 0` : filter,
    hitsPerPage: SEARCH_PAGE_SIZE,
    attributesToRetrieve: favouritesRequirePriceAndImages ? [...CARD_ATTRIBUTES, 'images'] : [...CARD_ATTRIBUTES],
    attributesToHighlight: [],
  };
}

const valuesByAttribute = ({ facets }: SearchState) =>
  Object.fromEntries(
    Object.entries(facets).flatMap(([name, values]) => (isFacetName(name) ? [[FACET_ATTRIBUTES[name], [...values]]] : [])),
  );

const boundsByAttribute = ({ ranges }: SearchState) =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, { min, max }]) => [
      name,
      { ...(min !== null && { '>=': [min] }), ...(max !== null && { '<=': [max] }) },
    ]),
  );

/**
 * All parameters of one search for InstantSearch. The URL is the only source of state, so one `Configure` gets all of them
 * and no widget holds state of its own.
 */
export function toSearchParameters(site: SiteConfig, now: Date, state: SearchState): ConfigureProps {
  const { choices, ranges } = requestedFacets(site, state);
  return {
    ...siteParameters(site, now, state),
    index: sortIndex(state.sortBy, site),
    query: state.query,
    page: state.page - 1,
    disjunctiveFacets: [...choices.map(({ attribute }) => attribute), ...ranges],
    disjunctiveFacetsRefinements: valuesByAttribute(state),
    numericRefinements: boundsByAttribute(state),
    maxValuesPerFacet: MOST_VALUES,
  };
}
