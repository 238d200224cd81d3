/** Bounds of a number facet; null leaves that side open. */
export interface SearchRange {
  min: number | null;
  max: number | null;
}

/** What a shopper asked of the stock (CO-032). `page` is 1-based; a facet without choice has no key. */
export interface SearchState {
  query: string;
  page: number;
  sortBy: string;
  facets: Record<string, string[]>;
  ranges: Record<string, SearchRange>;
}
