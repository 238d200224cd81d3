import { aCar } from '@forecourt/shared-contracts/testing';
import { signIn } from '../../../../testing/signIn';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR, HARBOUR_HOST, RIVER, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';

let api: TestApi;
let annabel: string;
let bert: string;
const ANNABEL = '0412 000 001';
const BERT = '0412 000 002';

const car = (id: number, over = {}) => ({ car: aCar({ id, slug: `car-${id}`, ...over }), feedKey: String(id), source: 'feed' as const });
const change = async (what: 'save-car' | 'remove-car', carId: number, { cookie = annabel, phone = ANNABEL, host = HARBOUR_HOST } = {}) => {
  const payload = { phone_number: phone, car_id: carId };
  const response = await api.app.inject({ method: 'POST', url: `/api/watchlist/${what}`, headers: { host, cookie }, payload });
  return { status: response.statusCode, body: response.json() as unknown };
};
const list = async (cookie: string, host = HARBOUR_HOST) => {
  const response = await api.app.inject({ url: '/api/watchlist', headers: { host, cookie } });
  return { status: response.statusCode, body: response.json() as unknown, cache: response.headers['cache-control'] };
};
const saved = (...ids: number[]) => ({ status: 200, body: { success: true, car_ids: ids } });
const refused = (status: number, code: string, message: string) => ({ status, body: { error: { code, message } } });
const NOT_SIGNED_IN = refused(401, 'not_signed_in', 'Please sign in to continue.');
const FORBIDDEN = refused(403, 'forbidden', 'You can not do that.');

describe.each(DATABASES)('watchlist on $name', ({ open }) => {
  beforeAll(async () => {
    api = await startTestApi({ database: await open() });
    await api.cars.save(HARBOUR.slug, [car(1), car(2), car(3), car(9, { show_on_dealer_website: false })]);
    await api.cars.save(RIVER.slug, [car(1)]);
    annabel = await signIn(api, ANNABEL, HARBOUR_HOST);
    bert = await signIn(api, BERT, HARBOUR_HOST);
  });
  afterAll(() => api.close());
  beforeEach(() => api.database.script('delete from watchlist'));

  it('AP-036 AP-038 saves cars and returns them newest first, in responses that are not cached', async () => {
    expect(await change('save-car', 1)).toEqual(saved(1));
    expect(await change('save-car', 3, { phone: '+61 412 000 001' })).toEqual(saved(3, 1));
    expect(await list(annabel)).toEqual({ status: 200, body: { car_ids: [3, 1] }, cache: 'no-store' });
  });

  it('AP-037 AP-039 saving twice and removing an absent car are successes', async () => {
    await change('save-car', 1);
    await change('save-car', 2);
    expect(await change('save-car', 1)).toEqual(saved(2, 1));
    expect(await change('remove-car', 2)).toEqual(saved(1));
    expect(await change('remove-car', 2)).toEqual(saved(1));
    expect(await change('remove-car', 999)).toEqual(saved(1));
  });

  it('AP-039 AP-036 simultaneous saves of a car are one entry', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => change('save-car', 2)));
    expect(responses).toEqual(responses.map(() => saved(2)));
  });

  it('AP-039 every route needs a session', async () => {
    for (const cookie of ['', '__Host-forecourt_session=made-up']) {
      expect(await change('save-car', 1, { cookie })).toEqual(NOT_SIGNED_IN);
      expect(await change('remove-car', 1, { cookie })).toEqual(NOT_SIGNED_IN);
      expect(await list(cookie)).toMatchObject(NOT_SIGNED_IN);
    }
  });

  it('PL-044 AP-039 rejects another phone number than the session’s, and changes nothing', async () => {
    await change('save-car', 1, { cookie: bert, phone: BERT });
    for (const phone of [BERT, '', 'x', "' or 1=1"]) {
      expect(await change('remove-car', 1, { phone })).toEqual(FORBIDDEN);
      expect(await change('save-car', 2, { phone })).toEqual(FORBIDDEN);
    }
    expect(await list(bert)).toMatchObject({ body: { car_ids: [1] } });
    expect(await list(annabel)).toMatchObject({ body: { car_ids: [] } });
  });

  it('PL-043 AP-039 a session is valid on its own site only', async () => {
    expect(await change('save-car', 1, { host: RIVER_HOST })).toEqual(NOT_SIGNED_IN);
    const atRiver = await signIn(api, '0412 000 003', RIVER_HOST);
    expect(await change('save-car', 1, { host: RIVER_HOST, cookie: atRiver, phone: '0412 000 003' })).toEqual(saved(1));
    expect(await list(annabel)).toMatchObject({ body: { car_ids: [] } });
  });

  it('AP-040 a missing or hidden car is an error response with its message', async () => {
    for (const id of [404, 9]) expect(await change('save-car', id)).toEqual(refused(404, 'not_found', 'Not found.'));
    expect(await change('save-car', -1)).toMatchObject({ status: 422, body: { error: { message: 'Please fix the following errors:' } } });
  });
});
