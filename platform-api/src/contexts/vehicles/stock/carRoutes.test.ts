import { aCar, aLocation } from '@forecourt/shared-contracts/testing';
import { HARBOUR, HARBOUR_HOST, RIVER, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';

const NOW = new Date('2026-03-02T09:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let api: TestApi;
const car = (id: number, over: Parameters<typeof aCar>[0]) => ({
  car: aCar({ id, slug: `car-${id}`, created_at: ago(id).toISOString(), ...over }),
  feedKey: String(id),
  source: 'feed' as const,
});
const get = async (url: string, host = HARBOUR_HOST) => {
  const response = await api.app.inject({ url, headers: { host } });
  return { status: response.statusCode, body: response.json() as unknown };
};
const idsOf = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);

beforeAll(async () => {
  api = await startTestApi({ now: () => NOW });
  await api.cars.save(HARBOUR.slug, [
    car(1, { make: 'Mazda', model: 'CX-5', simple_body: 'SUV', price: 30_000 }),
    car(2, { make: 'Mazda', model: 'CX-5', simple_body: 'SUV', price: 40_000 }),
    car(3, { make: 'Kia', model: 'Sportage', simple_body: 'SUV', price: 31_000 }),
    car(4, { make: 'Mazda', model: '2', simple_body: 'Hatchback', price: 30_500 }),
    car(5, { make: 'Kia', model: 'Rio', simple_body: 'Hatchback', price: 30_000 }),
    car(6, { make: 'Mazda', model: 'CX-5', simple_body: 'SUV', status: 'sold', sold_date_timestamp: ago(2).getTime() / 1000 }),
    car(7, { make: 'Mazda', model: 'CX-5', simple_body: 'SUV', status: 'sold', sold_date_timestamp: ago(3).getTime() / 1000 }),
    car(8, { show_on_dealer_website: false }),
  ]);
});
afterAll(() => api.close());

const missing = { status: 404, body: { error: { code: 'not_found', message: 'Not found.' } } };

it('AP-030 returns a car by slug and by id, sold ones too', async () => {
  expect(await get('/api/cars/car-1')).toMatchObject({
    status: 200,
    body: { id: 1, model: 'CX-5', price: 30_000, standardEquipment: aCar().standardEquipment },
  });
  expect(await get('/api/cars?id=3')).toMatchObject({ status: 200, body: { slug: 'car-3' } });
  expect(await get('/api/cars/car-7')).toMatchObject({ status: 200, body: { status: 'sold' } });
});

it('AP-030 AP-002 responds 404 to an unknown or hidden car', async () => {
  expect(await get('/api/cars/car-99')).toEqual(missing);
  expect(await get('/api/cars/car-8')).toEqual(missing);
  expect(await get('/api/cars?id=8')).toEqual(missing);
});

it('PL-060 the slug and the id of a car that was in stock twice lead to the one that is kept', async () => {
  await api.cars.save(HARBOUR.slug, [car(20, { show_on_dealer_website: false })]);
  await api.cars.redirect(HARBOUR.slug, [{ from: 20, to: 4 }]);
  expect(await get('/api/cars/car-20')).toMatchObject({ status: 200, body: { id: 4, slug: 'car-4' } });
  expect(await get('/api/cars?id=20')).toMatchObject({ status: 200, body: { id: 4, slug: 'car-4' } });
  expect(await get('/api/cars?id=20', RIVER_HOST)).toEqual(missing);
});

it('SE-078 SE-083 returns cars by ids in the given order, sold ones too, without hidden and unknown ones', async () => {
  expect(idsOf((await get('/api/cars/chosen?ids=7,3,8,99,3')).body)).toEqual([7, 3]);
  expect(idsOf((await get('/api/cars/chosen?ids=1', RIVER_HOST)).body)).toEqual([]);
});

it.each(['', '1;drop table cars', '1,,2', Array.from({ length: 51 }, (_none, at) => at + 1).join(',')])(
  'AP-002 responds 422 to the ids "%s"',
  async (ids) => {
    expect((await get(`/api/cars/chosen?ids=${encodeURIComponent(ids)}`)).status).toBe(422);
  },
);

it('PL-043 a car of one site is not found on another, by slug or by id', async () => {
  expect(await get('/api/cars/car-1', RIVER_HOST)).toEqual(missing);
  expect(await get('/api/cars?id=1', RIVER_HOST)).toEqual(missing);
  expect(await get('/api/cars/latest', RIVER_HOST)).toEqual({ status: 200, body: [] });
});

it('SH-013 the latest cars are those for sale, newest first', async () => {
  const { body } = await get('/api/cars/latest?limit=7');
  expect(idsOf(body)).toEqual([1, 2, 3, 4, 5]);
  expect(idsOf((await get('/api/cars/latest?limit=2')).body)).toEqual([1, 2]);
});

it('SH-013 of the latest cars those without photos come last, however new they are', async () => {
  const bare = { images: [], primary_image_url: null, photos_count: 0 };
  const photographed = { images: [{ url: 'a.jpg' }], primary_image_url: 'a.jpg' };
  await api.cars.save(RIVER.slug, [car(21, bare), car(22, photographed), car(23, bare), car(24, photographed)]);

  expect(idsOf((await get('/api/cars/latest', RIVER_HOST)).body)).toEqual([22, 24, 21, 23]);
  expect(idsOf((await get('/api/cars/latest?limit=1', RIVER_HOST)).body)).toEqual([22]);
});

it('VE-001 similar cars: the same model, then the same body, then the same make, nearest price first, for sale only', async () => {
  expect(idsOf((await get('/api/cars/car-1/similar?limit=9')).body)).toEqual([2, 3, 4]);
});

it('AP-002 names an invalid parameter', async () => {
  expect(await get('/api/cars?id=x')).toEqual({
    status: 422,
    body: { error: { code: 'validation_failed', message: 'Please fix the following errors:', fields: { id: 'must be a whole number' } } },
  });
  // A number that no id has, and that PostgreSQL can not read as one.
  expect(await get('/api/cars?id=1e%2B21')).toMatchObject({
    status: 422,
    body: { error: { code: 'validation_failed', fields: { id: expect.any(String) } } },
  });
  expect(await get('/api/cars/latest?limit=1000')).toMatchObject({
    status: 422,
    body: { error: { fields: { limit: 'must be at most 48' } } },
  });
});

it('AP-001 responds to an unknown host and an unknown path in the common error format', async () => {
  expect(await get('/api/cars/car-1', 'elsewhere.example')).toEqual(missing);
  expect(await get('/api/nothing')).toEqual(missing);
});

it('AP-001 reads the host from a trusted proxy', async () => {
  const headers = { host: '127.0.0.1:3001', 'x-forwarded-host': `${HARBOUR_HOST}:3000` };
  expect((await api.app.inject({ url: '/api/cars/car-1', headers })).statusCode).toBe(200);
  expect((await api.app.inject({ url: '/api/cars/car-1', headers, remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});

it('AP-008 returns the visible locations', async () => {
  expect(await get('/api/locations')).toMatchObject({
    status: 200,
    body: [{ slug: aLocation().slug, contact_detail: aLocation().contact_detail }],
  });
});

it('PL-035 reports that it is alive and ready', async () => {
  await api.app.searchIndexes.sync();
  expect(await get('/healthz')).toMatchObject({ status: 200 });
  expect(await get('/readyz')).toEqual({ status: 200, body: { status: 'ready' } });
});
