import { DEFAULT_SORT, type SiteConfig } from '@forecourt/shared-contracts';

/** The index that holds an order: 'Car_production:price:desc' is Car_production_price_desc of the site's index. */
export function sortIndex(sortBy: string, { search_index }: Pick<SiteConfig, 'search_index'>): string {
  return `${search_index}${sortBy.slice(DEFAULT_SORT.length).replaceAll(':', '_')}`;
}
