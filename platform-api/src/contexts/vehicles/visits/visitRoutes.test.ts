import { aCar } from '@forecourt/shared-contracts/testing';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';

let api: TestApi;
const car = aCar({ id: 7, slug: 'car-7', photos_count: 3, updated_at: '2026-03-01T10:00:00.000Z' });
beforeAll(async () => {
  api = await startTestApi();
  await api.cars.save(HARBOUR.slug, [{ car, feedKey: '7', source: 'feed' }]);
});
afterAll(() => api.close());

const view = async (query = '', { host = HARBOUR_HOST, address = '203.0.113.1', agent = 'Browser' } = {}) =>
  api.app.inject({ url: `/cars/car-7/view.json${query}`, headers: { host, 'user-agent': agent, 'x-forwarded-for': address } });
const viewsOf = async (...visitor: Parameters<typeof view>) => ((await view(...visitor)).json() as { views: number }).views;

describe('view count', () => {
  it('AP-031 counts one view per visitor and 30 minutes', async () => {
    expect([await viewsOf(), await viewsOf()]).toEqual([1, 1]);
    expect(await viewsOf('', { agent: 'Another browser' })).toBe(2);
    expect(await viewsOf('', { address: '203.0.113.2' })).toBe(3);
    await api.database.script(`update car_viewers set counted_at = now() - interval '31 minutes'`);
    expect([await viewsOf(), await viewsOf()]).toEqual([4, 4]);
  });

  it('AP-031 the response contains the views of the car', async () => {
    const { views } = (await api.app.inject({ url: '/api/cars/car-7', headers: { host: HARBOUR_HOST } })).json() as { views: number };
    expect(views).toBe(4);
  });

  it('AP-031 returns the car’s fields only when the page is outdated', async () => {
    const fieldsFor = async (query: string) => ((await view(query)).json() as { car_fields: object }).car_fields;
    const seconds = Date.parse(car.updated_at) / 1000;
    expect(await fieldsFor(`?photos_count=3&updated_at=${seconds}&website_id=1`)).toEqual({});
    expect(await fieldsFor(`?photos_count=3&updated_at=${encodeURIComponent(car.updated_at)}`)).toEqual({});
    expect(await fieldsFor(`?photos_count=2&updated_at=${seconds}`)).toMatchObject({ slug: 'car-7', photos_count: 3 });
    expect(await fieldsFor(`?photos_count=3&updated_at=${seconds - 60}`)).toMatchObject({ slug: 'car-7' });
  });

  it('PL-043 AP-031 responds with 404 for a car of another site', async () => {
    expect((await view('', { host: RIVER_HOST })).statusCode).toBe(404);
  });

  it('AP-005 stores no address, and deletes the visitor hash after 30 minutes', async () => {
    const rows = await api.database.query<{ visitor: string }>('select visitor from car_viewers');
    expect(rows.map(({ visitor }) => visitor)).toEqual(rows.map(() => expect.stringMatching(/^[0-9a-f]{64}$/)));
    await api.database.script(`update car_viewers set counted_at = now() - interval '31 minutes'`);
    const { createCarViews } = await import('../stock/carViews');
    await createCarViews(api.database).deleteExpired();
    expect(await api.database.query('select 1 from car_viewers')).toEqual([]);
  });
});

const post = async (url: string, payload: object) =>
  (await api.app.inject({ method: 'POST', url, headers: { host: HARBOUR_HOST }, payload })).statusCode;

it('AP-049 CO-040 stores an event of the catalogue and rejects any other', async () => {
  expect(await post('/api/events', { id: 25, label: 'Used Car', car_id: 7 })).toBe(202);
  const form = {
    vehicleStatus: 'used',
    vehicleMake: 'Kia',
    vehicleModel: 'Rio',
    vehicleYear: 2020,
    vehicleKilometers: null,
    vehicleGrade: 'S',
  };
  expect(await post('/api/events', { id: 15, form })).toBe(202);
  expect(await post('/api/events', { id: 999 })).toBe(422);
  expect(await api.database.query('select tenant, event_id, label, form from events order by id')).toEqual([
    { tenant: 'harbour-motors', event_id: 25, label: 'Used Car', form: null },
    { tenant: 'harbour-motors', event_id: 15, label: null, form },
  ]);
});

it('AP-035 stores a revealed phone number', async () => {
  expect(await post('/api/phone-reveals', { car_id: 7, dealership_id: 3, website_id: 1 })).toBe(204);
  expect(await api.database.query('select tenant, car_id::int as car_id, dealership_id::int as dealership_id from phone_reveals')).toEqual([
    { tenant: 'harbour-motors', car_id: 7, dealership_id: 3 },
  ]);
});
