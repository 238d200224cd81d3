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
  'item_type',
  'state',
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
  'location_id',
  'location_name',
  'vin',
  'stocknum',
  'payment_processors',
] as const satisfies readonly (keyof Car | 'card_photos')[];

/** Every attribute of a car that the public search key of a site may read: those of cards and of facets. */
export const SEARCHED_CAR_ATTRIBUTES: readonly string[] = [
  ...new Set<string>([...CARD_ATTRIBUTES, 'images', 'dealership_name', ...Object.values(FACET_ATTRIBUTES), ...RANGE_FACETS]),
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

type SearchedSite = Pick<SiteConfig, 'search_filters' | 'switches' | 'dealerships'>;

const anyOf = (terms: readonly string[]) => (terms.length === 1 ? (terms[0] as string) : `(${terms.join(' OR ')})`);

/** A car sold before its window is not found: that of its dealership, else of its site. All terms of an OR are numeric, as Algolia demands. */
function windowFilters({ dealerships, switches }: SearchedSite, now: Date): string[] {
  const visible = (days: number) => `visible_until > ${Math.floor(soldBound(days, now) / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE}`;
  const own = dealerships.flatMap(({ id, switches: its }) => (its?.soldWindowDays == null ? [] : { id, days: its.soldWindowDays }));
  return [
    anyOf([visible(switches.soldWindowDays), ...own.map(({ id }) => `dealership_id = ${id}`)]),
    ...own.map(({ id, days }) => anyOf([`dealership_id != ${id}`, visible(days)])),
  ];
}

/** A car is found where its dealership, else its site, sells its type. All terms of an OR are facets, as Algolia demands. */
function typeFilters({ dealerships, switches }: SearchedSite): string[] {
  const types = (each: readonly string[]) => each.map((type) => `car_type:${type}`);
  const own = dealerships.flatMap(({ slug, switches: its }) => (its?.salesTypes ? { slug, salesTypes: its.salesTypes } : []));
  const all = CAR_TYPES.every((type) => switches.salesTypes.includes(type));
  return [
    ...(all ? [] : [`(${[...types(switches.salesTypes), ...own.map(({ slug }) => `dealership_slug:"${slug}"`)].join(' OR ')})`]),
    ...own.map(({ slug, salesTypes }) => anyOf([`NOT dealership_slug:"${slug}"`, ...types(salesTypes)])),
  ];
}

/**
 * The filter of every search of a site. The bound of the visibility rule
 * is rounded down to the minute, so that equal searches within a minute share caches.
 */
export function searchFilter(site: SearchedSite, now: Date): string {
  const own = site.search_filters.trim();
  return [
    ...windowFilters(site, now),
    'show_on_dealer_website:true',
    ...(own ? [hasTopLevelOr(own) ? `(${own})` : own] : []),
    ...typeFilters(site),
  ].join(' AND ');
}
