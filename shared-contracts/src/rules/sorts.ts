/** An order of the results, with its words. */
export interface SortOption {
  value: string;
  label: string;
}

/** The index's own rank; addresses leave it out. */
export const DEFAULT_SORT = 'Car_production';

/** Orders of the results in the order in which they are offered; values as addresses spell them. */
export const SORT_OPTIONS: readonly SortOption[] = [
  { value: DEFAULT_SORT, label: 'Recommended' },
  { value: `${DEFAULT_SORT}:price:asc`, label: 'Price: low to high' },
  { value: `${DEFAULT_SORT}:price:desc`, label: 'Price: high to low' },
  { value: `${DEFAULT_SORT}:km:asc`, label: 'Kilometres: low to high' },
  { value: `${DEFAULT_SORT}:year:desc`, label: 'Year: newest first' },
  { value: `${DEFAULT_SORT}:created_at:desc`, label: 'Recently added' },
];
