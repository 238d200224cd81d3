import { isVin } from '../stock-feed/duplicateLines';
import type { AdvertisedCar } from './advertisedCar';
import type { FeedFormat } from './feedFormat';

/** Images beside the first one that the service takes. */
const MORE_IMAGES = 10;

/** An address in a list that has commas between its addresses. */
const listed = (address: string) => address.replaceAll(',', '%2C');

/** Google's file of vehicle listings: a column a fact, in its published names. */
export const googleVehicles: FeedFormat = {
  source: 'google',
  medium: 'vehicle_listings',
  columns: [
    ...['vin', 'id', 'store_code', 'dealership_name', 'dealership_address', 'price', 'condition', 'make', 'model', 'trim', 'year'],
    ...['mileage', 'image_link', 'additional_image_link', 'link'],
  ],
  missing({ vin, images, km, isNew, dealer }) {
    if (vin === null) return 'has no VIN';
    if (!isVin(vin)) return `has the VIN ${vin}, which is not one of 17 characters`;
    if (images.length === 0) return 'has no photo';
    if (km === null && !isNew) return 'has no kilometres';
    return dealer.address === '' ? 'has no address' : null;
  },
  row: (car: AdvertisedCar) => [
    car.vin ?? '',
    car.id,
    car.dealer.code,
    car.dealer.name,
    `${car.dealer.address}, Australia`,
    `${car.price.toFixed(2)} AUD`,
    car.isNew ? 'new' : 'used',
    car.make,
    car.model,
    car.trim ?? '',
    String(car.year),
    `${Math.round(car.km ?? 0)} km`,
    car.images[0] ?? '',
    car.images
      .slice(1, MORE_IMAGES + 1)
      .map(listed)
      .join(','),
    car.url,
  ],
};
