import {
  CITY_FACET_LIMIT,
  DEALERSHIP_FACET_LIMIT,
  FACET_ATTRIBUTES,
  MODEL_SUBLIST_LIMIT,
  RANGE_FACETS,
  siteFacets,
  type FacetName,
  type RangeFacetName,
  type SearchState,
  type Switches,
} from '@forecourt/shared-contracts';

/** Most entries that a facet list holds, where the platform does not say (SE-033 to SE-035). */
const LIMIT = 100;
const LIMITS: Readonly<Record<string, number>> = {
  model: MODEL_SUBLIST_LIMIT,
  city: CITY_FACET_LIMIT,
  dealership: DEALERSHIP_FACET_LIMIT,
};

export interface Choice {
  name: FacetName;
  /** Attribute of the index. */
  attribute: string;
  limit: number;
}

export const isRangeName = (name: string): name is RangeFacetName => RANGE_FACETS.some((each) => each === name);
export const isFacetName = (name: string): name is FacetName => Object.hasOwn(FACET_ATTRIBUTES, name);

export const choiceOf = (name: FacetName): Choice => ({ name, attribute: FACET_ATTRIBUTES[name], limit: LIMITS[name] ?? LIMIT });

/** Facets that a search must ask the service for: those the site shows, and those its address uses. */
export function askedFacets(switches: Switches, { facets, ranges }: SearchState): { choices: Choice[]; ranges: RangeFacetName[] } {
  const names = [...new Set([...siteFacets(switches), ...Object.keys(facets), ...Object.keys(ranges)])];
  return { choices: names.filter(isFacetName).map(choiceOf), ranges: names.filter(isRangeName) };
}
