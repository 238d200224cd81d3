import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { HARBOUR_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { mapsService } from './mapsService';

let api: TestApi;
beforeAll(async () => {
  const perth = aLocation();
  const location = { ...perth, address: { ...perth.address, map_key: 'referrer-limited-key' } };
  api = await startTestApi({ tenants: tenantsOf(aSite({ slug: 'harbour-motors', locations: [location] })) });
});
afterAll(() => api.close());

const get = async (url: string) => {
  const response = await api.app.inject({ url, headers: { host: HARBOUR_HOST } });
  return { status: response.statusCode, body: response.json() as unknown };
};
const placesOf = async (postcode: string) =>
  (await get(`/api/geocode?postal_code=${postcode}&country=AU`)).body as { results: { geometry: { location: object } }[] };

it.each([
  ['0800', -12.46, 130.84],
  ['2000', -33.87, 151.21],
  ['6000', -31.95, 115.86],
  ['7000', -42.88, 147.33],
])('AP-054 returns the coordinates of %s', async (postcode, lat, lng) => {
  const [place] = (await placesOf(postcode)).results;
  expect(place?.geometry.location).toEqual({ lat: expect.closeTo(lat, 1), lng: expect.closeTo(lng, 1) });
});

it('AP-055 an unknown postcode is an empty list, not an error', async () => {
  expect(await get('/api/geocode?postal_code=9999&country=AU')).toEqual({ status: 200, body: { results: [] } });
});

it.each(['', '?postal_code=60', '?postal_code=60000', '?postal_code=6000&country=NZ', '?postal_code=toString'])(
  'AP-054 rejects "%s"',
  async (query) => {
    expect(await get(`/api/geocode${query}`)).toMatchObject({ status: 422, body: { error: { code: 'validation_failed' } } });
  },
);

it.each([
  [-37.81, 144.96, '3000'],
  [-32.93, 151.78, '2300'],
  [-31.95, 115.86, '6000'],
  [51.5, -0.12, null],
])('AP-065 the postcode nearest to %d, %d is %s', async (latitude, longitude, postal_code) => {
  expect(await get(`/api/postcode?latitude=${latitude}&longitude=${longitude}`)).toEqual({ status: 200, body: { postal_code } });
});

it.each(['', '?latitude=-33.87', '?latitude=-33.87&longitude=x', '?latitude=-133&longitude=151'])('AP-065 rejects "%s"', async (query) => {
  expect(await get(`/api/postcode${query}`)).toMatchObject({ status: 422, body: { error: { code: 'validation_failed' } } });
});

it('AP-056 a location contains the map key that its provider limits by host', async () => {
  expect(await get('/api/locations')).toMatchObject({ body: [{ address: { map_key: 'referrer-limited-key' } }] });
});

describe('maps service', () => {
  let service: Server;
  let requests: URL[] = [];
  let stubBody: object = {};
  const maps = () =>
    mapsService({
      url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/maps/api/geocode/json`,
      key: 'server-key',
      timeoutMs: 10_000,
    });
  beforeAll(async () => {
    service = createServer((request, response) => {
      requests.push(new URL(request.url as string, 'http://maps.example'));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(stubBody));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => service.close());
  beforeEach(() => {
    requests = [];
  });

  it('AP-054 AP-056 calls the service with the server’s key, and returns results only', async () => {
    stubBody = {
      status: 'OK',
      results: [{ formatted_address: 'Perth WA 6000', geometry: { location: { lat: -31.95, lng: 115.86 } }, place_id: 'x' }, { broken: 1 }],
    };
    expect(await maps().find('6000')).toEqual([
      { formatted_address: 'Perth WA 6000', geometry: { location: { lat: -31.95, lng: 115.86 } } },
    ]);
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({ components: 'postal_code:6000|country:AU', key: 'server-key' });
  });

  it('AP-055 no result of the service is an empty list', async () => {
    stubBody = { status: 'ZERO_RESULTS', results: [] };
    expect(await maps().find('9999')).toEqual([]);
  });

  it('AP-054 AP-002 an error of the service is upstream_failed', async () => {
    stubBody = { status: 'REQUEST_DENIED', results: [] };
    await expect(maps().find('6000')).rejects.toMatchObject({ code: 'upstream_failed' });
  });
});
