import {
  carHeading,
  displayPrice,
  isInStock,
  makeName,
  type Car,
  type Paths,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { engineText } from '../facts/carFacts';
import { vehicleTrail } from '../vehicle-page/trail';
import { galleryImages } from '../gallery/galleryImages';

const SCHEMA = 'https://schema.org/';
const PICTURE_WIDTH = 1200;

/** The same path on the site's public address; addresses that are absolute already stay. */
export function absolute(site: Pick<SiteConfig, 'url'>, path: string): string {
  return /^https?:/.test(path) ? path : `${site.url.replace(/\/+$/, '')}${path}`;
}

function availability(car: Car): string {
  if (!isInStock(car)) return 'SoldOut';
  if (car.reserved) return 'Reserved';
  return car.status === 'coming_soon' || car.preorder ? 'PreOrder' : 'InStock';
}

/** A subscription is no purchase price, and a sold car shows none. */
function offeredAmount(car: Car, site: SiteConfig): number | null {
  const { kind, amount } = displayPrice(car, site.switches);
  return isInStock(car) && (kind === 'price' || kind === 'offer') ? amount : null;
}

/** Fields without a value are left out, as the page leaves out their line. */
const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''));

function seller(car: Car) {
  const address = car.location?.address;
  return known({
    '@type': 'AutoDealer',
    name: car.location?.name ?? car.location_name ?? car.dealership_name,
    address: address?.street
      ? known({
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.city,
          addressRegion: address.state,
          postalCode: address.postcode,
          addressCountry: 'AU',
        })
      : null,
  });
}

/** Car with its Offer, and the breadcrumbs, for search engines; each value stands on the page too (PL-059). */
export function structuredData(car: Car, site: SiteConfig, paths: Paths): object[] {
  const url = absolute(site, paths.car(car));
  const condition = `${SCHEMA}${car.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`;
  const price = offeredAmount(car, site);
  const images = galleryImages(car).map((image) => absolute(site, paths.image(image, PICTURE_WIDTH)));

  return [
    known({
      '@context': SCHEMA,
      '@type': 'Car',
      name: carHeading(car),
      url,
      image: images.length > 0 ? images : null,
      brand: { '@type': 'Brand', name: makeName(car.make) },
      model: car.model,
      vehicleModelDate: String(car.year),
      itemCondition: condition,
      sku: car.stocknum,
      vehicleIdentificationNumber: car.vin,
      bodyType: car.body ?? car.simple_body,
      vehicleTransmission: car.trans ?? car.simple_transmission,
      fuelType: car.fuel ?? car.simple_fuel,
      vehicleEngine: engineText(car) && { '@type': 'EngineSpecification', name: engineText(car) },
      color: car.colour,
      numberOfDoors: car.doors,
      vehicleSeatingCapacity: car.seats,
      mileageFromOdometer: car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
      offers: known({
        '@type': 'Offer',
        url,
        price,
        priceCurrency: price === null ? null : 'AUD',
        availability: `${SCHEMA}${availability(car)}`,
        itemCondition: condition,
        seller: seller(car),
      }),
    }),
    {
      '@context': SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: vehicleTrail(car, paths).map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: to ? absolute(site, to) : url,
      })),
    },
  ];
}
