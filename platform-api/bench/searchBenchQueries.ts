import { CARD_ATTRIBUTES } from '@forecourt/shared-contracts/searched-cars';
import type { RawParameters } from '../src/contexts/search/queryParameters';

const VISIBLE = 'visible_until > 1767225600 AND show_on_dealer_website:true';
const FACETS = [
  'badge',
  'body',
  'car_type',
  'colour',
  'drive',
  'make',
  'model',
  'price',
  'simple_fuel',
  'simple_transmission',
  'state',
  'year',
];

const page: RawParameters = {
  indexName: 'Car_production',
  filters: VISIBLE,
  facets: FACETS,
  hitsPerPage: 21,
  maxValuesPerFacet: 1000,
  attributesToRetrieve: [...CARD_ATTRIBUTES],
  attributesToHighlight: [],
};
const MAKES = ['make:Toyota', 'make:Mazda'];
const BODIES = ['simple_body:SUV', 'simple_body:Ute'];
const PRICES = ['price>=15000', 'price<=45000'];
const without: RawParameters = { ...page, hitsPerPage: 0, page: 0, analytics: false };

/** The queries of a results page, from the landing page to a refined one; each entry is one request. */
export const BENCH_QUERIES: Readonly<Record<string, readonly RawParameters[]>> = {
  'a landing page': [{ ...page, query: '' }],
  'b two words': [{ ...page, query: 'toyota corolla' }],
  'c typing errors': [{ ...page, query: 'toyta corola' }],
  'd refined, four queries': [
    { ...page, facetFilters: [MAKES, BODIES], numericFilters: PRICES },
    { ...without, facets: 'make', facetFilters: [BODIES], numericFilters: PRICES },
    { ...without, facets: 'simple_body', facetFilters: [MAKES], numericFilters: PRICES },
    { ...without, facets: 'price', facetFilters: [MAKES, BODIES] },
  ],
  'e sorted, range': [{ ...page, indexName: 'Car_production_price_asc', numericFilters: ['year>=2018', 'km<=80000'] }],
  'f no such word': [{ ...page, query: 'toyzqta' }],
};
