import type { IndexSettings, Synonym } from '@forecourt/search-engine';
import { SEARCH_PAGE_SIZE } from '@forecourt/shared-contracts';

/** Settings of the cars index. Replicas are named after the sort values of CO-069. */
export const CAR_INDEX_SETTINGS = {
  searchableAttributes: ['name', 'make', 'model', 'badge', 'series', 'body,simple_body', 'colour', 'stocknum', 'simple_fuel', 'simple_transmission,drive'],
  attributesForFaceting: [
    'searchable(make)',
    'searchable(model)',
    'searchable(badge)',
    'searchable(series)',
    'searchable(body)',
    'searchable(simple_body)',
    'car_type',
    'searchable(simple_fuel)',
    'simple_transmission',
    'drive',
    'searchable(colour)',
    'searchable(city)',
    'state',
    'seats',
    'doors',
    'cylinders',
    'sleeps',
    'axle_type',
    'item_type',
    'searchable(dealership_name)',
    'dealership_slug',
    'location_slug',
    'searchable(location_name)',
    'certified',
    'reserved',
    'tag',
    'price_type',
    'price',
    'km',
    'year',
    'filterOnly(stocknum)',
    'filterOnly(status)',
    'filterOnly(show_on_dealer_website)',
    'filterOnly(dealership_id)',
    'location_id',
  ],
  numericAttributesForFiltering: [
    'visible_until',
    'price',
    'before_price',
    'km',
    'year',
    'seats',
    'doors',
    'cylinders',
    'engine_size_litres',
    'sleeps',
    'body_length',
    'tare_weight',
    'id',
    'dealership_id',
    'location_id',
    'photos_count',
    'created_at_timestamp',
    'sold_date_timestamp',
  ],
  hitsPerPage: SEARCH_PAGE_SIZE,
  customRanking: ['desc(custom_rank)', 'desc(created_at_timestamp)', 'desc(id)'],
  // Years, models and stock numbers match exactly.
  allowTyposOnNumericTokens: false,
} satisfies IndexSettings;

/** The first criterion of each replica; its index is named `<index>_<replica>` (AP-027). */
export const CAR_REPLICAS: Readonly<Record<string, string>> = {
  price_asc: 'asc(price)',
  price_desc: 'desc(price)',
  km_asc: 'asc(km)',
  year_desc: 'desc(year)',
  created_at_desc: 'desc(created_at_timestamp)',
};

const bothWays = (...synonyms: string[]): Synonym => ({ objectID: `same-${synonyms[0]}`, type: 'synonym', synonyms });
const oneWay = (input: string, ...synonyms: string[]): Synonym => ({ objectID: `also-${input}`, type: 'oneWaySynonym', input, synonyms });

/** Words of Australian shoppers and the words of listings. */
export const CAR_SYNONYMS: readonly Synonym[] = [
  bothWays('ute', 'pickup', 'pick up'),
  bothWays('wagon', 'estate', 'station wagon'),
  bothWays('sedan', 'saloon'),
  bothWays('hatch', 'hatchback'),
  bothWays('people mover', 'mpv', 'minivan'),
  bothWays('convertible', 'cabriolet', 'cabrio'),
  bothWays('vw', 'volkswagen'),
  bothWays('4x4', '4wd', 'four wheel drive'),
  bothWays('awd', 'all wheel drive'),
  bothWays('grey', 'gray'),
  oneWay('merc', 'mercedes benz'),
  oneWay('beemer', 'bmw'),
  oneWay('landy', 'land rover'),
  oneWay('chevy', 'chevrolet'),
  oneWay('auto', 'automatic'),
  oneWay('ev', 'electric'),
  oneWay('plug in', 'phev'),
  oneWay('van', 'people mover'),
];
