import type { AdvertisedCar } from './advertisedCar';
import type { FeedFormat } from './feedFormat';

/** A car by the names of the plain feed. */
export const plainCar = (car: AdvertisedCar) => ({
  id: car.id,
  stock_number: car.stockNumber,
  vin: car.vin,
  title: car.title,
  description: car.description,
  url: car.url,
  make: car.make,
  model: car.model,
  badge: car.trim,
  year: car.year,
  km: car.km,
  price: car.price,
  price_includes: car.priceIncludes,
  condition: car.isNew ? 'new' : 'used',
  certified: car.isCertified,
  body: car.body,
  fuel: car.fuel,
  transmission: car.transmission,
  drive: car.drive,
  colour: car.colour,
  images: car.images,
  location: car.dealer.code,
  location_name: car.dealer.name,
  location_address: car.dealer.address,
});

type PlainCar = ReturnType<typeof plainCar>;
const COLUMNS: readonly (keyof PlainCar)[] = [
  ...([
    'id',
    'stock_number',
    'vin',
    'title',
    'description',
    'url',
    'make',
    'model',
    'badge',
    'year',
    'km',
    'price',
    'price_includes',
    'condition',
  ] as const),
  ...(['certified', 'body', 'fuel', 'transmission', 'drive', 'colour', 'images', 'location', 'location_name', 'location_address'] as const),
];

const cellOf = (value: PlainCar[keyof PlainCar]): string => {
  if (value === null) return '';
  return Array.isArray(value) ? value.join('|') : String(value);
};

/** All cars on sale as a table, for whoever takes a CSV. */
export const plainCars: FeedFormat = {
  source: 'feed',
  medium: 'stock',
  columns: COLUMNS,
  missing: () => null,
  row: (car) => {
    const plain = plainCar(car);
    return COLUMNS.map((column) => cellOf(plain[column]));
  },
};
