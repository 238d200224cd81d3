import {
  carPhotos,
  carHeading,
  carPath,
  displayPrice,
  imageAddress,
  isInStock,
  makeName,
  type Car,
  type Links,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { carFacts, type CarFact } from '@forecourt/shared-contracts/car-facts';
import { absoluteAddress, breadcrumbList, knownFields, postalAddress } from '@forecourt/shared-contracts/structured-data';
import { vehicleBreadcrumbs } from '../vehicle-page/breadcrumbs';

const SCHEMA = 'https://schema.org/';
const IMAGE_WIDTH = 1200;

function availability(car: Car): string {
  if (!isInStock(car)) return 'SoldOut';
  if (car.reserved) return 'Reserved';
  return car.status === 'coming_soon' || car.preorder ? 'PreOrder' : 'InStock';
}

/** A subscription has no purchase price, and a sold car displays none. */
function offeredAmount(car: Car, site: SiteConfig): number | null {
  const { kind, amount } = displayPrice(car, site.switches);
  return isInStock(car) && (kind === 'price' || kind === 'offer') ? amount : null;
}

function seller(car: Car) {
  const address = car.location?.address;
  return knownFields({
    '@type': 'AutoDealer',
    name: car.location?.name ?? car.location_name ?? car.dealership_name,
    address: address?.street ? postalAddress(address) : null,
  });
}

/** Car with its Offer, which a car in stock without a price does not have, and the breadcrumbs, for search engines; each value is on the page too. */
export function structuredData(car: Car, site: SiteConfig, to: Links): object[] {
  const url = absoluteAddress(site, carPath(to, car));
  const condition = `${SCHEMA}${car.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`;
  const price = offeredAmount(car, site);
  const fact = (name: CarFact) => carFacts(car, [name])[0]?.value ?? null;
  const engine = fact('engine');
  const images = carPhotos(car).map((image) => absoluteAddress(site, imageAddress(site, image, IMAGE_WIDTH)));

  const offer = () =>
    knownFields({
      '@type': 'Offer',
      url,
      price,
      priceCurrency: price === null ? null : 'AUD',
      availability: `${SCHEMA}${availability(car)}`,
      itemCondition: condition,
      seller: seller(car),
    });

  return [
    knownFields({
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
      bodyType: fact('body'),
      vehicleTransmission: fact('transmission'),
      fuelType: fact('fuel'),
      vehicleEngine: engine && { '@type': 'EngineSpecification', name: engine },
      color: fact('colour'),
      numberOfDoors: car.doors,
      vehicleSeatingCapacity: car.seats,
      mileageFromOdometer: car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
      offers: price === null && isInStock(car) ? null : offer(),
    }),
    breadcrumbList(
      vehicleBreadcrumbs(car, { site, to }).map((crumb) => ({ to: carPath(to, car), ...crumb })),
      site,
    ),
  ];
}
