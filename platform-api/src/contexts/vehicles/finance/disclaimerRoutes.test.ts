import type { Car } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';

const lender = (disclaimer: string | null) => ({ interestRate: 7.99, disclaimer }) as Car['finance_lenders'][string];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const cars = [
    aCar({ id: 1, finance_lenders: { demo: lender('Terms apply.'), silent: lender(null) } }),
    aCar({ id: 2, slug: 'two', finance_lenders: { silent: lender('') } }),
    aCar({ id: 3, slug: 'three', show_on_dealer_website: false, finance_lenders: { demo: lender('Hidden.') } }),
  ];
  await api.cars.save(
    HARBOUR.slug,
    cars.map((car) => ({ car, feedKey: String(car.id), source: 'feed' as const })),
  );
});
afterAll(() => api.close());

const get = async (id: string, host = HARBOUR_HOST) => {
  const response = await api.app.inject({ url: `/api/cars/${id}/finance-disclaimer`, headers: { host } });
  return { status: response.statusCode, body: response.json() as unknown };
};

it('AP-032 returns the disclaimers of the lenders that have one, and nothing else', async () => {
  expect(await get('1')).toEqual({ status: 200, body: { finance_lenders: { demo: { disclaimer: 'Terms apply.' } } } });
});

it('AP-032 responds with 404 without a disclaimer, for an unknown or hidden car, and on another site', async () => {
  for (const id of ['2', '3', '99']) expect((await get(id)).status).toBe(404);
  expect((await get('1', RIVER_HOST)).status).toBe(404);
});

it('AP-032 rejects an id that is no number', async () => {
  expect(await get('one')).toMatchObject({ status: 422 });
});
