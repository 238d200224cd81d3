import {
  FACET_ATTRIBUTES,
  RANGE_FACETS,
  type FacetName,
  type RangeFacetName,
  type SearchState,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { siteFacets } from './siteFacets';

/** Most values that a search counts of a facet: what the search of a list finds. */
export const MOST_VALUES = 100;
/** Most entries of a facet list before its search. */
const LIMITS: Readonly<Record<string, number>> = { model: 30, city: 20, dealership: 40 };

export interface ChoiceFacetDefinition {
  name: FacetName;
  /** Attribute of the index. */
  attribute: string;
  /** Most entries of its list. */
  limit: number;
}

export const isRangeName = (name: string): name is RangeFacetName => RANGE_FACETS.some((each) => each === name);
export const isFacetName = (name: string): name is FacetName => Object.hasOwn(FACET_ATTRIBUTES, name);

export const choiceFacet = (name: FacetName): ChoiceFacetDefinition => ({
  name,
  attribute: FACET_ATTRIBUTES[name],
  limit: LIMITS[name] ?? MOST_VALUES,
});

/** Facets that a search requests: those that the site displays, and those that its URL uses. */
export function requestedFacets(
  site: Pick<SiteConfig, 'switches' | 'locations'>,
  { facets, ranges }: SearchState,
): { choices: ChoiceFacetDefinition[]; ranges: RangeFacetName[] } {
  const names = [...new Set([...siteFacets(site), ...Object.keys(facets), ...Object.keys(ranges)])];
  return { choices: names.filter(isFacetName).map(choiceFacet), ranges: names.filter(isRangeName) };
}
