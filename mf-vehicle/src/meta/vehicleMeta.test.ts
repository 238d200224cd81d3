import { createLinks, type Car, type MetaContext } from '@forecourt/shared-contracts';
import { aCar, aLocation, aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import type { VehicleData } from '../vehicle-page/vehicleData';
import { vehicleMeta } from './vehicleMeta';

const site = aSite();
const location = {
  id: 31,
  name: 'Harbour Motors Perth',
  slug: 'harbour-motors-perth',
  phone: null,
  address: aLocation().address,
  distribution_locations: [],
};

function metaOf(data: VehicleData) {
  const context: MetaContext<VehicleData> = {
    data,
    site,
    to: createLinks(deployedRoutes(site)),
    url: new URL(site.url),
    params: {},
  };
  return vehicleMeta(context);
}
const metaOfCar = (over: Partial<Car> = {}, status: 200 | 410 = 200) => metaOf({ car: aCar({ location, ...over }), similar: [], status });

interface CarDocument {
  '@type': string;
  offers: Record<string, unknown>;
}
const documentsOf = (over: Partial<Car> = {}) => metaOfCar(over).jsonLd as [CarDocument, Record<string, unknown>];

it('PL-058 has the title, description, canonical address and image of the car', () => {
  expect(metaOfCar()).toMatchObject({
    title: '2021 Toyota Corolla Ascent Sport',
    description:
      '2021 Toyota Corolla Ascent Sport for $24,990 (Drive away in WA) at Harbour Motors Perth: 41,250 km, Automatic, Hatch, Petrol.',
    canonical: '/cars/2021-toyota-corolla-ascent-sport-101',
    image: '/images/w_1200,q_75/cars/101/front.jpg',
    status: 200,
  });
});

it('VE-002 PL-060 has status 404 for an unknown vehicle', () => {
  expect(metaOf({ car: null })).toMatchObject({ status: 404, robots: 'noindex' });
});

it('PL-060 has status 410 for a car sold long ago, and describes it as sold', () => {
  expect(metaOfCar({ status: 'sold' }, 410)).toMatchObject({
    status: 410,
    description: expect.stringContaining('Ascent Sport sold at Harbour Motors Perth'),
  });
});

it('PL-059 describes the car with the values of the page', () => {
  const [car] = documentsOf({ vin: 'JTNKARJE80J123456' });

  expect(car).toMatchObject({
    '@type': 'Car',
    name: '2021 Toyota Corolla Ascent Sport',
    url: 'https://harbour-motors.example/cars/2021-toyota-corolla-ascent-sport-101',
    image: ['https://harbour-motors.example/images/w_1200,q_75/cars/101/front.jpg'],
    brand: { name: 'Toyota' },
    vehicleIdentificationNumber: 'JTNKARJE80J123456',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { value: 41_250, unitCode: 'KMT' },
    offers: {
      '@type': 'Offer',
      price: 24_990,
      priceCurrency: 'AUD',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'AutoDealer', name: 'Harbour Motors Perth' },
    },
  });
});

it('PL-059 leaves out unknown values', () => {
  const [car] = documentsOf({ vin: null, km: null, price: null });

  expect(car).not.toHaveProperty('vehicleIdentificationNumber');
  expect(car).not.toHaveProperty('mileageFromOdometer');
  // An offer without a price is none.
  expect(car).not.toHaveProperty('offers');
});

it.each<[string, Partial<Car>, string]>([
  ['coming soon', { status: 'coming_soon' }, 'PreOrder'],
  ['reserved', { reserved: true }, 'Reserved'],
  ['sold', { status: 'sold' }, 'SoldOut'],
])('PL-059 PL-060 states the availability of a car that is %s', (_state, over, availability) => {
  expect(documentsOf(over)[0].offers.availability).toBe(`https://schema.org/${availability}`);
});

it('PL-059 has no price for a sold car, like the page', () => {
  expect(documentsOf({ status: 'sold' })[0].offers).not.toHaveProperty('price');
});

it('PL-059 has the breadcrumbs of the page', () => {
  expect(documentsOf()[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://harbour-motors.example/' },
      { position: 2, name: 'All vehicles' },
      { position: 3, name: 'Toyota Corolla', item: 'https://harbour-motors.example/search/toyota/corolla' },
      {
        position: 4,
        name: '2021 Toyota Corolla Ascent Sport',
        item: 'https://harbour-motors.example/cars/2021-toyota-corolla-ascent-sport-101',
      },
    ],
  });
});
