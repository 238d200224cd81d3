/** One criterion of an order; records without the number come last in both directions. */
export interface RankingCriterion {
  attribute: string;
  direction: 'asc' | 'desc';
}

/** How records are indexed, in the words of Algolia's settings. */
export interface IndexSettings {
  /** Attributes whose words are found, most important first. */
  searchableAttributes: readonly string[];
  /** Plain name: counted; `searchable(name)`: its values can be searched too; `filterOnly(name)`: filters only. */
  attributesForFaceting: readonly string[];
  /** Attributes that `<`, `=`, `TO` and the orders below may use. */
  numericAttributesForFiltering: readonly string[];
  /** Order among equally relevant records. */
  customRanking: readonly RankingCriterion[];
  /** Index names that share these records and sort them first by one number, then by customRanking. */
  replicas: Readonly<Record<string, RankingCriterion>>;
}

export interface FacetSetting {
  attribute: string;
  isSearchable: boolean;
  isCounted: boolean;
}

/** Reads `searchable(make)` and `filterOnly(status)`. */
export function facetSetting(text: string): FacetSetting {
  const found = /^(searchable|filterOnly)\((.+)\)$/.exec(text);
  return { attribute: found?.[2] ?? text, isSearchable: found?.[1] === 'searchable', isCounted: found?.[1] !== 'filterOnly' };
}
