import { aCar } from '@forecourt/shared-contracts/testing';
import sharp from 'sharp';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const cars = [1, 7].map((id) => ({
    car: aCar({ id, slug: `car-${id}`, simple_body: 'Ute', colour: 'Red' }),
    feedKey: String(id),
    source: 'feed' as const,
  }));
  await api.cars.save(HARBOUR.slug, cars);
});
afterAll(() => api.close());

const get = (url: string, { accept = 'image/avif,image/webp,*/*', host = HARBOUR_HOST } = {}) =>
  api.app.inject({ url, headers: { host, accept } });
const IMAGE = '/images/w_320,q_60/cars/harbour-motors/7/side.webp';

it('AP-034 delivers a car image in the requested width and the best format that the browser accepts', async () => {
  for (const [accept, format] of [
    ['image/avif,image/webp', 'heif'],
    ['image/webp', 'webp'],
    ['image/png', 'jpeg'],
  ] as const) {
    const response = await get(IMAGE, { accept });
    expect(response.headers).toMatchObject({ vary: 'accept', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, format });
  }
});

it('PL-094 delivers it at an address without commas, as a list of addresses has it', async () => {
  const response = await get(IMAGE.replace(',', '%2C'));
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/avif']);
});

it('AP-034 delivers the same image each time, shared by cars that look the same', async () => {
  const [first, again, twin] = await Promise.all([get(IMAGE), get(IMAGE), get(IMAGE.replace('/7/', '/1/'))]);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(twin.rawPayload.equals(first.rawPayload)).toBe(true);
});

it('VE-076 says whether an image was in the cache', async () => {
  const url = '/images/w_321,q_60/cars/harbour-motors/7/side.webp';
  const [first, again] = [await get(url), await get(url)];
  expect([first.headers['cache-status'], again.headers['cache-status']]).toEqual(['forecourt; fwd=miss', 'forecourt; hit']);
});

it('AP-034 delivers the placeholder for an unknown car, cached for five minutes', async () => {
  const response = await get('/images/w_320,q_60/cars/harbour-motors/999/side.webp');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
});

it.each([
  ['a width of 0', '/images/w_0,q_75/cars/harbour-motors/7/side.webp', { width: 'should be 1 to 2400' }],
  ['a width over 2400', '/images/w_2401,q_75/cars/harbour-motors/7/side.webp', { width: 'should be 1 to 2400' }],
  ['a quality over 100', '/images/w_10,q_101/cars/harbour-motors/7/side.webp', { quality: 'should be 1 to 100' }],
])('AP-034 responds 422 to %s', async (_what, url, fields) => {
  const response = await get(url);
  expect([response.statusCode, response.json()]).toMatchObject([422, { error: { code: 'validation_failed', fields } }]);
});

it.each([
  ['an unknown source', '/images/w_10,q_75/https://elsewhere.example/x.webp'],
  ['an unknown view', '/images/w_10,q_75/cars/harbour-motors/7/roof.webp'],
  ['an unknown transformation', '/images/h_10/cars/harbour-motors/7/side.webp'],
])('AP-034 responds 404 to %s', async (_what, url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('PL-043 responds 404 to an image of another site', async () => {
  expect((await get(IMAGE, { host: RIVER_HOST })).statusCode).toBe(404);
});
