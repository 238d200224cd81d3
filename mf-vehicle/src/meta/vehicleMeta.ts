import {
  carHeading,
  carPath,
  carPhotos,
  displayPrice,
  imageAddress,
  isInStock,
  priceIncludes,
  type Car,
  type MetaContext,
  type PageMeta,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { odometerText, shortFacts } from '@forecourt/shared-contracts/car-facts';
import type { VehicleData } from '../vehicle-page/vehicleData';
import { structuredData } from './structuredData';

const SHARED_IMAGE_WIDTH = 1200;

function description(car: Car, site: SiteConfig): string {
  const { text, amount } = displayPrice(car, site.switches);
  const includes = priceIncludes(car, site);
  const price = includes ? `${text} (${includes})` : text;
  const offer = isInStock(car) ? (amount === null ? 'for sale' : `for ${price}`) : 'sold';
  const { transmission, body, fuel } = shortFacts(car);
  const list = [odometerText(car), transmission, body, fuel].filter(Boolean).join(', ');
  return `${carHeading(car)} ${offer} at ${car.location?.name ?? car.dealership_name}${list ? `: ${list}` : ''}.`;
}

const sharedImage = (car: Car, site: SiteConfig) => {
  const [first] = carPhotos(car);
  return first === undefined ? undefined : imageAddress(site, first, SHARED_IMAGE_WIDTH);
};

/** Title, description, canonical, image, structured data and status of a vehicle page. */
export function vehicleMeta({ data, site, to }: MetaContext<VehicleData>): PageMeta {
  if (!data.car) return { title: 'Vehicle no longer available', status: 404, robots: 'noindex' };
  const { car, status } = data;
  return {
    title: carHeading(car),
    description: description(car, site),
    canonical: carPath(to, car),
    image: sharedImage(car, site),
    jsonLd: structuredData(car, site, to),
    status,
  };
}
