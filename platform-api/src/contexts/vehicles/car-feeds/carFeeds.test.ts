import { parse } from 'csv-parse/sync';
import type { Car } from '@forecourt/shared-contracts';
import { linkedRoutes } from '@forecourt/shared-contracts/site-routes';
import { aCar, aLocation, aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { openTokenService } from '../../identity';

const yard = aLocation({
  id: 11,
  slug: 'yard',
  name: 'Harbour Motors Yard',
  address: {
    street: '1 Quay Road',
    city: 'Perth',
    state: 'WA',
    postcode: '6000',
    lat: null,
    long: null,
    place_id: null,
    place_url: null,
    map_key: null,
  },
});
const site = aSite({ slug: 'harbour-motors', url: 'https://www.harbour.example', locations: [yard], switches: { imageQuality: 75 } });
const HOST = 'harbour-motors.localhost';
const VIN = 'JTNKU3BE20A123456';

const CAR: Partial<Car> = {
  ...{ id: 7, slug: 'corolla-7', name: '2021 Toyota Corolla Ascent', year: 2021, make: 'Toyota', model: 'Corolla', badge: 'Ascent' },
  ...{ km: 41_000, price: 24_990, offer_price: 23_990, status: 'in_stock', car_type: 'used', vin: VIN, stocknum: 'R1', colour: 'White' },
  ...{ simple_body: 'Hatchback', simple_fuel: 'Petrol', simple_transmission: 'Automatic', drive: 'Front Wheel Drive' },
  ...{
    dealercomments: 'One owner.| Full history.',
    location: null,
    location_id: 11,
    primary_image_url: 'a.webp',
    images: [{ url: 'a.webp' }, { url: 'b.webp' }, { url: 'c.webp' }],
  },
  ...{ certified: false, reserved: false, show_on_dealer_website: true, subscription_price: null, preorder: false },
};

let api: TestApi;
let key: string;
beforeAll(async () => {
  api = await startTestApi({ tenants: tenantsOf(site) });
  ({ text: key } = await openTokenService(api.database).create(site.slug, { name: 'Google', rights: ['feeds:read'], days: null }));
  const car = (over: Partial<Car>) => {
    const whole = aCar({ ...CAR, slug: `car-${over.id ?? 7}`, ...over });
    return { car: whole, feedKey: String(whole.id), source: 'feed' as const };
  };
  await api.cars.save(site.slug, [
    car({ slug: 'corolla-7' }),
    car({ id: 8, vin: null, car_type: 'new', km: null, certified: true }),
    car({ id: 9, reserved: true }),
    car({ id: 10, price: null, offer_price: null }),
    car({ id: 11, status: 'sold', sold: true }),
    car({ id: 12, status: 'coming_soon' }),
    car({ id: 13, images: [], primary_image_url: null }),
    car({ id: 14, show_on_dealer_website: false }),
    car({ id: 15, vin: 'JTNKU3BE20A12345O' }),
  ]);
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    url: `/api/operator/v1/feeds/${path}${path.includes('?') ? '&' : '?'}key=${key}`,
    headers: { host: HOST, 'x-site-routes': JSON.stringify(linkedRoutes(deployedRoutes(site))), ...headers },
  });
const rows = async (feed: string) => parse((await get(feed)).body, { columns: true }) as Record<string, string>[];
const IMAGE = 'https://www.harbour.example/images/w_1280,q_75';
const ALL_IMAGES = ['a', 'b', 'c'].map((name) => `${IMAGE}/${name}.webp`).join('|');
const linkFrom = (source: string, medium: string, id: number, slug: string) =>
  `https://www.harbour.example/cars/${slug}?utm_source=${source}&utm_medium=${medium}&utm_campaign=stock&utm_content=${id}`;

it('PL-094 Google’s file has its published columns, and only cars that it takes', async () => {
  expect(await rows('google-vehicles.csv')).toEqual([
    {
      vin: VIN,
      id: '7',
      store_code: 'yard',
      dealership_name: 'Harbour Motors Yard',
      dealership_address: '1 Quay Road, Perth WA 6000, Australia',
      price: '23990.00 AUD',
      condition: 'used',
      make: 'Toyota',
      model: 'Corolla',
      trim: 'Ascent',
      year: '2021',
      mileage: '41000 km',
      image_link: `${IMAGE}/a.webp`,
      // Its addresses have commas between them, so none may be inside one.
      additional_image_link:
        'https://www.harbour.example/images/w_1280%2Cq_75/b.webp,https://www.harbour.example/images/w_1280%2Cq_75/c.webp',
      link: linkFrom('google', 'vehicle_listings', 7, 'corolla-7'),
    },
  ]);
});

it('PL-094 Meta’s catalogue has its published columns and words', async () => {
  const [used, fresh] = await rows('meta-vehicles.csv');
  expect(used).toEqual({
    vehicle_id: '7',
    title: '2021 Toyota Corolla Ascent',
    description: 'One owner. Full history.',
    url: linkFrom('meta', 'catalogue', 7, 'corolla-7'),
    make: 'Toyota',
    model: 'Corolla',
    year: '2021',
    'mileage.value': '41000',
    'mileage.unit': 'KM',
    'image[0].url': `${IMAGE}/a.webp`,
    price: '23990.00 AUD',
    address: '{"addr1":"1 Quay Road","city":"Perth","region":"WA","postal_code":"6000","country":"Australia"}',
    state_of_vehicle: 'USED',
    body_style: 'HATCHBACK',
    availability: 'AVAILABLE',
    vin: VIN,
  });
  expect(fresh).toMatchObject({ vehicle_id: '8', state_of_vehicle: 'NEW', 'mileage.value': '0', vin: '' });
});

it('PL-094 the plain feeds have every car on sale, as CSV and as JSON', async () => {
  expect((await rows('cars.csv')).map(({ id, images }) => [id, images])).toEqual([
    ['7', ALL_IMAGES],
    ['8', ALL_IMAGES],
    ['13', ''],
    ['15', ALL_IMAGES],
  ]);
  const response = await get('cars.json');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect((response.json() as object[])[0]).toMatchObject({
    id: '7',
    stock_number: 'R1',
    price: 23_990,
    condition: 'used',
    location: 'yard',
  });
});

it('PL-094 a summary says which cars a feed leaves out, and why', async () => {
  expect((await get('google-vehicles.csv/summary')).json()).toEqual({
    cars: 1,
    left_out: 5,
    first: [
      { id: '8', reason: 'has no VIN' },
      { id: '9', reason: 'is reserved' },
      { id: '10', reason: 'has no price' },
      { id: '13', reason: 'has no photo' },
      { id: '15', reason: 'has the VIN JTNKU3BE20A12345O, which is not one of 17 characters' },
    ],
  });
});

it('PL-094 is not sent again while nothing has changed', async () => {
  const { headers } = await get('cars.csv');
  const etag = String(headers.etag);
  expect((await get('cars.csv', { 'if-none-match': etag })).statusCode).toBe(304);
  await api.cars.save(site.slug, [{ car: aCar({ ...CAR, price: 22_990 }), feedKey: '7', source: 'feed' }]);
  expect((await get('cars.csv', { 'if-none-match': etag })).statusCode).toBe(200);
});

it('PL-094 needs a token with the right, in the address or in the header', async () => {
  const plain = (path: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/api/operator/v1/${path}`, headers: { host: HOST, ...headers } });
  expect((await plain('feeds/cars.csv')).statusCode).toBe(401);
  expect((await plain('feeds/cars.csv', { authorization: `Bearer ${key}` })).statusCode).toBe(200);
  expect((await plain(`content?kind=offer&key=${key}`)).statusCode).toBe(401);
  expect((await plain(`feeds/bikes.csv?key=${key}`)).statusCode).toBe(422);
});
