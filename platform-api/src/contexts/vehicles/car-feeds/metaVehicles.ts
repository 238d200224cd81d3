import type { AdvertisedCar } from './advertisedCar';
import type { FeedFormat } from './feedFormat';

/** Meta's words for bodies; every other one is OTHER. */
const BODIES: Readonly<Record<string, string>> = {
  convertible: 'CONVERTIBLE',
  coupe: 'COUPE',
  hatchback: 'HATCHBACK',
  hatch: 'HATCHBACK',
  'people mover': 'MINIVAN',
  sedan: 'SEDAN',
  suv: 'SUV',
  ute: 'TRUCK',
  'cab chassis': 'TRUCK',
  van: 'VAN',
  wagon: 'WAGON',
};

const LONGEST_DESCRIPTION = 5000;
const LONGEST_TITLE = 500;

function stateOf({ isNew, isCertified }: AdvertisedCar): string {
  if (isNew) return 'NEW';
  return isCertified ? 'CPO' : 'USED';
}

/** An address as JSON in one column. */
const addressOf = ({ dealer: { place } }: AdvertisedCar) =>
  JSON.stringify({
    addr1: place?.street ?? '',
    city: place?.city ?? '',
    region: place?.state ?? '',
    postal_code: place?.postcode ?? '',
    country: 'Australia',
  });

/** Meta's automotive catalogue: a column a fact, in its published names. */
export const metaVehicles: FeedFormat = {
  source: 'meta',
  medium: 'catalogue',
  columns: [
    ...['vehicle_id', 'title', 'description', 'url', 'make', 'model', 'year', 'mileage.value', 'mileage.unit', 'image[0].url', 'price'],
    ...['address', 'state_of_vehicle', 'body_style', 'availability', 'vin'],
  ],
  missing({ images, km, isNew, dealer: { place } }) {
    if (images.length === 0) return 'has no photo';
    if (km === null && !isNew) return 'has no kilometres';
    return place === null || place.city === '' ? 'has no address' : null;
  },
  row: (car: AdvertisedCar) => [
    car.id,
    car.title.slice(0, LONGEST_TITLE),
    car.description.slice(0, LONGEST_DESCRIPTION),
    car.url,
    car.make,
    car.model,
    String(car.year),
    String(Math.round(car.km ?? 0)),
    'KM',
    car.images[0] ?? '',
    `${car.price.toFixed(2)} AUD`,
    addressOf(car),
    stateOf(car),
    BODIES[(car.body ?? '').toLowerCase()] ?? 'OTHER',
    'AVAILABLE',
    car.vin ?? '',
  ],
};
