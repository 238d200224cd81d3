import { FACET_ATTRIBUTES, RANGE_FACETS, SORT_OPTIONS, type SearchState } from '@forecourt/shared-contracts';
import fc from 'fast-check';
import { SEARCH_PARAMETERS } from './parameters';
import { formatSearchParams, parseSearchParams } from './searchParams';

const empty: SearchState = { query: '', page: 1, sortBy: 'Car_production', facets: {}, ranges: {} };
const parsed = (address: string) => parseSearchParams(new URLSearchParams(address));
const formatted = (state: Partial<SearchState>) => decodeURIComponent(formatSearchParams({ ...empty, ...state }).toString());

it('SE-003 SE-004 reads text, page, order, facets and ranges', () => {
  expect(
    parsed(
      'query=red+suv&page=3&sortBy=Car_production:price:desc&make=Toyota&make=Kia&certified=true&price=10000:30000&km=:50000&year=2020:',
    ),
  ).toEqual({
    query: 'red suv',
    page: 3,
    sortBy: 'Car_production:price:desc',
    facets: { make: ['Toyota', 'Kia'], certified: ['true'] },
    ranges: { price: { min: 10_000, max: 30_000 }, km: { min: null, max: 50_000 }, year: { min: 2020, max: null } },
  });
});

it('SE-004 writes the same parameters in a fixed order, without first page and default order', () => {
  expect(formatted({})).toBe('');
  expect(
    formatted({
      query: ' red suv ',
      page: 2,
      sortBy: 'Car_production:km:asc',
      facets: { make: ['Toyota', 'Kia'], car_type: ['used'] },
      ranges: { price: { min: 10_000, max: 30_000 }, km: { min: null, max: 50_000 } },
    }),
  ).toBe('query=red+suv&car_type=used&make=Toyota&make=Kia&price=10000:30000&km=:50000&sortBy=Car_production:km:asc&page=2');
});

it.each([
  'page=0',
  'page=-1',
  'page=2.5',
  'page=two',
  'page=99999999999999999999',
  'sortBy=Car_production:wheels:asc',
  'price=cheap:30000',
  'price=10000',
  'price=:',
  'price=30000:10000',
  'price=-5:10',
  'price=1:2x',
  'price=1.x:2',
  'price=1:2.x',
  'price=1:9999999999999',
  'make=',
  'make=%20',
  'utm_source=news&gclid=1',
  'query=%20',
])('SE-008 ignores %s', (address) => {
  expect(parsed(address)).toEqual(empty);
});

it('SE-004 reads a repeated value once', () => {
  expect(parsed('make=Kia&make=Kia').facets).toEqual({ make: ['Kia'] });
});

it('SE-003 SE-005 reads back whatever it wrote', () => {
  const words = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== '');
  const bound = fc.option(fc.integer({ min: 0, max: 500_000 }));
  const range = fc
    .record({ min: bound, max: bound })
    .filter(({ min, max }) => (min !== null || max !== null) && (min === null || max === null || min <= max));
  const states = fc.record({
    query: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
    page: fc.integer({ min: 1, max: 999_999 }),
    sortBy: fc.constantFrom(...SORT_OPTIONS.map(({ value }) => value)),
    facets: fc.dictionary(fc.constantFrom(...Object.keys(FACET_ATTRIBUTES)), fc.uniqueArray(words, { minLength: 1, maxLength: 4 }), {
      noNullPrototype: true,
    }),
    ranges: fc.dictionary(fc.constantFrom(...RANGE_FACETS), range, { noNullPrototype: true }),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(parseSearchParams(new URLSearchParams(formatSearchParams(state).toString()))).toEqual(state);
    }),
  );
});

it('SE-004 reads bounds with decimals, and a range of one value', () => {
  expect(parsed('price=10000.25:20000.75&year=2020:2020').ranges).toEqual({
    price: { min: 10_000.25, max: 20_000.75 },
    year: { min: 2020, max: 2020 },
  });
});

it('SE-004 leaves out a range that is open on both sides', () => {
  expect(formatted({ ranges: { price: { min: null, max: null } } })).toBe('');
});

it('PL-083 an address of a search has no parameter but those that the page declares', () => {
  const written = formatSearchParams({
    query: 'red',
    page: 2,
    sortBy: 'Car_production:km:asc',
    facets: Object.fromEntries(Object.keys(FACET_ATTRIBUTES).map((name) => [name, ['x']])),
    ranges: Object.fromEntries(RANGE_FACETS.map((name) => [name, { min: 1, max: 2 }])),
    near: { postcode: '6000', km: 50 },
  });
  expect([...written.keys()]).toEqual(SEARCH_PARAMETERS);
});
