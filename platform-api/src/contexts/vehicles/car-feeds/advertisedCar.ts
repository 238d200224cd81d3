import {
  addressLine,
  carAddress,
  carPhotos,
  displayPrice,
  imageAddress,
  locationOfCar,
  priceIncludes,
  type Address,
  type Car,
  type Links,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { absoluteAddress } from '@forecourt/shared-contracts/structured-data';

/** A car on sale, as its page shows it, for services that advertise cars. Money is AUD, distances are kilometres. */
export interface AdvertisedCar {
  id: string;
  vin: string | null;
  stockNumber: string | null;
  title: string;
  description: string;
  /** Its page, with the source that the service is for the dealer's figures. */
  url: string;
  make: string;
  model: string;
  trim: string | null;
  year: number;
  km: number | null;
  /** The price that the page shows; never that of a subscription. */
  price: number;
  /** What it includes, as the page displays it; null where that is not known. */
  priceIncludes: string | null;
  isNew: boolean;
  isCertified: boolean;
  body: string | null;
  fuel: string | null;
  transmission: string | null;
  drive: string | null;
  colour: string | null;
  /** Whole addresses, the first one first. */
  images: readonly string[];
  /** Its location. */
  dealer: { code: string; name: string; address: string; place: Address | null };
}

/** Why a car is in no feed. */
export interface LeftOutCar {
  id: string;
  reason: string;
}

interface FeedSite {
  site: SiteConfig;
  to: Links;
  /** utm_source and utm_medium of the links. */
  source: string;
  medium: string;
}

/** Width at which services show photos, pixels. */
const IMAGE_WIDTH = 1280;
/** More than any service takes. */
const MOST_IMAGES = 20;

function withSource(address: string, { source, medium }: Pick<FeedSite, 'source' | 'medium'>, id: number): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', medium);
  url.searchParams.set('utm_campaign', 'stock');
  url.searchParams.set('utm_content', String(id));
  return url.href;
}

/** The dealer's comments, whose paragraphs have | between them, as one text. */
const textOf = (comments: string | null) =>
  (comments ?? '')
    .split('|')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join(' ');

/** A car as services advertise it, or why it is not advertised: it has no price that a shopper can pay, or cannot be bought. */
export function advertisedCar(car: Car, feed: FeedSite): AdvertisedCar | LeftOutCar {
  const { site, to } = feed;
  const id = String(car.id);
  const { kind, amount } = displayPrice(car, site.switches);
  if (car.status !== 'in_stock') return { id, reason: 'is not in stock yet' };
  if (car.reserved) return { id, reason: 'is reserved' };
  if (amount === null || kind === 'subscription') return { id, reason: 'has no price' };
  const location = locationOfCar(car, site);
  const place = car.location?.address ?? location?.address ?? null;
  return {
    id,
    vin: car.vin,
    stockNumber: car.stocknum,
    title: car.name,
    description: textOf(car.dealercomments) || car.name,
    url: withSource(carAddress({ site, to }, car), feed, car.id),
    make: car.make,
    model: car.model,
    trim: car.badge,
    year: car.year,
    km: car.km,
    price: amount,
    priceIncludes: priceIncludes(car, site),
    isNew: car.car_type === 'new',
    isCertified: car.certified,
    body: car.simple_body ?? car.body,
    fuel: car.simple_fuel ?? car.fuel,
    transmission: car.simple_transmission ?? car.trans,
    drive: car.drive,
    colour: car.colour,
    images: carPhotos(car)
      .slice(0, MOST_IMAGES)
      .map((photo) => absoluteAddress(site, imageAddress(site, photo, IMAGE_WIDTH))),
    dealer: {
      code: location?.slug ?? car.location?.slug ?? car.dealership_slug,
      name: location?.name ?? car.dealership_name,
      address: place ? addressLine(place) : '',
      place,
    },
  };
}

export const isLeftOut = (car: AdvertisedCar | LeftOutCar): car is LeftOutCar => 'reason' in car;
