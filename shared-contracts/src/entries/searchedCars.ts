// By the package's own name, so that an entry of its own brings no second copy of what every page has.
import { CAR_TYPES, FACET_ATTRIBUTES, RANGE_FACETS, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { soldBound } from '../rules/stock';

/** Attributes of a car that a card of the search renders. `card_photos` are paths that the index derives from the car's `images`. */
export const CARD_ATTRIBUTES = [
  'id',
  'slug',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'body',
  'car_type',
  'status',
  'tag',
  'reserved',
  'certified',
  'created_at',
  'price',
  'before_price',
  'subscription_price',
  'offer_price',
  'price_type',
  'preorder',
  'km',
  'simple_transmission',
  'trans',
  'simple_fuel',
  'fuel',
  'primary_image_url',
  'card_photos',
  'finance_lenders',
  'dealership_slug',
  'vin',
  'stocknum',
  'payment_processors',
] as const satisfies readonly (keyof Car | 'card_photos')[];

/** Every attribute of a car that the public search key of a site may read: those of cards and of facets. */
export const SEARCHED_CAR_ATTRIBUTES: readonly string[] = [
  ...new Set<string>([
    ...CARD_ATTRIBUTES,
    'images',
    'dealership_name',
    'location_name',
    ...Object.values(FACET_ATTRIBUTES),
    ...RANGE_FACETS,
  ]),
];

const SECONDS_PER_MINUTE = 60;

/** Whether an expression has an OR outside of quotes and brackets: only then it needs brackets before it is ANDed. */
function hasTopLevelOr(expression: string): boolean {
  let depth = 0;
  let quote = '';
  for (const token of expression.match(/\\.|["'()]|\bOR\b/g) ?? []) {
    if (quote) quote = token === quote ? '' : quote;
    else if (token === '"' || token === "'") quote = token;
    else if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token === 'OR' && depth === 0) return true;
  }
  return false;
}

/**
 * The filter of every search of a site. The bound of the visibility rule
 * is rounded down to the minute, so that equal searches within a minute share caches.
 */
export function searchFilter(site: Pick<SiteConfig, 'search_filters' | 'switches'>, now: Date): string {
  const { soldWindowDays, salesTypes } = site.switches;
  const bound = Math.floor(soldBound(soldWindowDays, now) / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE;
  const own = site.search_filters.trim();
  const parts = [`visible_until > ${bound}`, 'show_on_dealer_website:true'];
  if (own) parts.push(hasTopLevelOr(own) ? `(${own})` : own);
  if (CAR_TYPES.some((type) => !salesTypes.includes(type))) {
    parts.push(`(${salesTypes.map((type) => `car_type:${type}`).join(' OR ')})`);
  }
  return parts.join(' AND ');
}
