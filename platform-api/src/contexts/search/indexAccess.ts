import { parseFilters, type Clause } from '@forecourt/search-engine';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { SEARCHED_CAR_ATTRIBUTES, searchFilter } from '@forecourt/shared-contracts/searched-cars';
import type { ApiKey } from './apiKeys';
import type { NamedIndex } from './namedIndex';
import { clausesOf, parseLists, textsOf, type RawParameters } from './queryParameters';

/** What a request may read of one index; whatever it requests is limited to that. */
export interface IndexAccess {
  /** A record that does not fulfil all of them does not exist for the request. */
  clauses: readonly Clause[];
  /** The only attributes that are returned, highlighted and counted; null: all. */
  attributes: readonly string[] | null;
  /** Parameters that override those of the request. */
  overrides: RawParameters;
  maxHitsPerQuery: number;
}

/** Clauses that a key adds to those of a request. */
const ADDED = ['filters', 'facetFilters', 'numericFilters', 'tagFilters'] as const;

const withoutAdded = (parameters: RawParameters): RawParameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !ADDED.some((each) => each === name)));

const bothOf = (left: readonly string[] | null, right: readonly string[] | null) =>
  left && right ? left.filter((each) => right.includes(each)) : (left ?? right);

/**
 * The access that a key gives to an index at `now` (milliseconds). A visitor's key, and every key derived from it, reads of the stock what
 * the site shows: visible cars, and the attributes of cards and facets.
 */
export function indexAccess(
  { isAdmin, maxHitsPerQuery, restrictions }: ApiKey,
  { dataSource }: NamedIndex,
  site: SiteConfig,
  now: number,
): IndexAccess {
  const own = parseLists(restrictions);
  const isLimited = dataSource === 'stock' && !isAdmin;
  const attributes = textsOf(own, 'attributesToRetrieve');
  return {
    clauses: [...(isLimited ? parseFilters(searchFilter(site, new Date(now))) : []), ...clausesOf(own)],
    attributes: bothOf(isLimited ? SEARCHED_CAR_ATTRIBUTES : null, attributes?.includes('*') ? null : attributes),
    overrides: withoutAdded(own),
    maxHitsPerQuery,
  };
}
