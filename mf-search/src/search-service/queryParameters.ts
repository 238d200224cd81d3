import { DEFAULT_SORT, SEARCH_PAGE_SIZE, searchFilter, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';

/** What a card draws from; the rest of a record stays in the index. */
const CARD_ATTRIBUTES = [
  'id', 'slug', 'name', 'year', 'make', 'model', 'badge', 'series', 'body', 'car_type', 'status', 'tag', 'reserved', 'certified',
  'created_at', 'price', 'before_price', 'subscription_price', 'offer_price', 'price_type', 'preorder', 'km', 'simple_transmission', 'trans',
  'simple_fuel', 'fuel', 'primary_image_url', 'finance_lenders', 'dealership_slug', 'vin', 'stocknum', 'payment_processors',
];

const PRICE_ASCENDING = `${DEFAULT_SORT}:price:asc`;

/** The part of each search that the site decides (SE-014, SE-017, SE-020, SE-023). */
export function queryParameters(site: SiteConfig, now: Date, { sortBy }: Pick<SearchState, 'sortBy'>) {
  const { priceSortExcludesZero, favouritesRequirePriceAndImages } = site.switches;
  const filter = searchFilter(site, now);
  return {
    filters: priceSortExcludesZero && sortBy === PRICE_ASCENDING ? `${filter} AND price > 0` : filter,
    hitsPerPage: SEARCH_PAGE_SIZE,
    attributesToRetrieve: favouritesRequirePriceAndImages ? [...CARD_ATTRIBUTES, 'images'] : CARD_ATTRIBUTES,
    attributesToHighlight: [],
  };
}
