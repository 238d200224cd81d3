import { aCar } from '@forecourt/shared-contracts/testing';
import type { Database } from '../../../infrastructure/database/database';
import { priceProblems } from './priceProblems';
import { HARBOUR, startTestApi, type TestApi } from '../../../../testing/testApi';

let api: TestApi;
const save = (cars: readonly Parameters<typeof aCar>[0][]) =>
  api.cars.save(
    HARBOUR.slug,
    cars.map((car) => ({ car: aCar({ slug: `car-${car?.id}`, ...car }), feedKey: String(car?.id), source: 'feed' as const })),
  );
const site = (priceCharges: 'perCar' | 'included' | 'excluded') => ({
  slug: HARBOUR.slug,
  switches: { ...HARBOUR.switches, priceCharges },
});

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('CO-143 names cars on sale whose price type contradicts or does not confirm what holds for all prices of the site', async () => {
  await save([
    { id: 1, price_type: 'Drive Away' },
    { id: 2, price_type: 'Excl. Govt. Charges' },
    { id: 3, price_type: 'Excl. Govt. Charges', status: 'coming_soon' },
    { id: 4, price_type: 'EGC', status: 'sold' },
    { id: 5, price_type: 'Special' },
    { id: 6, price_type: null },
    { id: 7, price_type: 'EGC', price: null, offer_price: null },
  ]);
  const ofAll = 'by switches.priceCharges all prices include government charges';
  const problems = [
    `harbour-motors: the price type of 2 cars is 'Excl. Govt. Charges', but ${ofAll}`,
    `harbour-motors: the price type of 1 car is 'Special', but ${ofAll}`,
  ];
  expect(await api.app.priceProblems([site('included')])).toEqual(problems);
  expect(await api.app.priceProblems([site('perCar')])).toEqual([]);
  expect(await api.app.priceProblems([site('excluded')])).toEqual([
    "harbour-motors: the price type of 1 car is 'Drive Away', but by switches.priceCharges all prices exclude government charges",
    "harbour-motors: the price type of 1 car is 'Special', but by switches.priceCharges all prices exclude government charges",
  ]);

  await save([2, 3, 5].map((id) => ({ id, price_type: 'Drive Away' })));
  expect(await api.app.priceProblems([site('included')])).toEqual([]);
});

it('CO-143 reads the stock of a site again only when it has changed, and keeps what it knows while the database does not respond', async () => {
  await save([{ id: 2, price_type: 'EGC' }]);
  const { database } = api;
  const query = jest.fn<Promise<unknown[]>, Parameters<Database['query']>>((...args) => database.query(...args));
  const problems = priceProblems({ ...database, query: query as Database['query'] });
  const found = await problems([site('included')]);
  expect(found).toHaveLength(1);
  const stockReads = () => query.mock.calls.filter(([sql]) => sql.includes('from cars')).length;
  expect(stockReads()).toBe(1);
  expect(await problems([site('included')])).toEqual(found);
  expect(stockReads()).toBe(1);

  query.mockRejectedValue(new Error('connection refused'));
  expect(await problems([site('included')])).toEqual(found);
  expect(await problems([site('excluded')])).toEqual([]);
});
