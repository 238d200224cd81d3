import { displayPrice, isInStock, isVisible, type Car } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { scenarioResponse } from './scenarioResponse';

const now = new Date('2026-03-02T02:00:00Z');
const car = aCar({ id: 7, price: 30_990, before_price: 33_990, offer_price: 29_990 });
const product = { id: 3, slug: 'tow-bar', name: 'Tow bar', price: 990 };
const search = {
  results: [
    {
      hits: [{ ...car, objectID: '7' }, product],
      nbHits: 60,
      nbPages: 3,
      page: 1,
      hitsPerPage: 21,
      facets: { car_type: { used: 60 } },
      facets_stats: { price: { min: 1, max: 2 } },
    },
  ],
};
const respondTo = (scenario: Parameters<typeof scenarioResponse>[0], pathname: string, answer: unknown) =>
  scenarioResponse(scenario, pathname, answer, now);

describe.each<[string, unknown, (answer: never) => Car]>([
  ['/api/cars/some-slug', car, (answer: Car) => answer],
  ['/api/cars/latest', [car], ([first]: [Car]) => first],
  ['/1/indexes/*/queries', search, ({ results: [{ hits }] }: typeof search & { results: [{ hits: [Car] }] }) => hits[0]],
] as [string, unknown, (answer: never) => Car][])('in %s', (pathname, answer, carOf) => {
  const changed = (scenario: Parameters<typeof scenarioResponse>[0]) => carOf(respondTo(scenario, pathname, answer) as never);

  it('a sold car was sold yesterday, so that it still has its page', () => {
    const sold = changed('sold-car');
    expect(isInStock(sold)).toBe(false);
    expect(isVisible(sold, { soldWindowDays: 7 }, now)).toBe(true);
  });

  it('a car is reserved, coming soon or without a price', () => {
    expect(changed('reserved-car')).toMatchObject({ status: 'in_stock', reserved: true });
    expect(changed('coming-soon')).toMatchObject({ status: 'coming_soon', reserved: false });
    expect(displayPrice(changed('no-price'), aSite().switches).kind).toBe('none');
  });

  it('does not change cars in the other scenarios', () => {
    for (const scenario of ['normal', 'slow-api', 'signed-in', 'signed-out'] as const)
      expect(respondTo(scenario, pathname, answer)).toEqual(answer);
  });
});

it('PL-022 changes no record that is not a car', () => {
  const { results } = respondTo('sold-car', '/1/indexes/*/queries', search) as typeof search;
  expect(results[0]?.hits[1]).toEqual(product);
});

it('the empty scenario has empty results of the same shape', () => {
  const { results } = respondTo('empty', '/1/indexes/*/queries', search) as typeof search;
  expect(results[0]).toEqual({ hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 21, facets: {}, facets_stats: {} });
  expect(respondTo('empty', '/api/offers', [{ id: 1 }])).toEqual([]);
  expect(respondTo('empty', '/api/blog', { articles: [{ id: 1 }], pages: 4, featured: [{ id: 1 }] })).toEqual({
    articles: [],
    pages: 4,
    featured: [],
  });
});

it('PL-022 long words are in what people write and in names, not in what the site compares or links to', () => {
  const long = respondTo('long-words', '/api/cars/some-slug', aCar({ dealercomments: 'One owner.', badge: null })) as Car;
  expect(long.name).toBe(`${aCar().name} Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch`);
  expect(long.dealercomments).toMatch(/^One owner\. Llanfair/);
  expect(long).toMatchObject({ badge: null, slug: aCar().slug, make: aCar().make, car_type: aCar().car_type, status: aCar().status });
});

it('the empty scenario does not change single records', () => {
  expect(respondTo('empty', '/api/cars/some-slug', car)).toEqual(car);
});
