import { CAR_TYPES, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { carSchema, ValidationError } from '@forecourt/shared-contracts/schemas';
import { carImageFields } from '../stock/carImages';
import { carSlug } from '../stock/carSlug';
import type { CarSummary, ModelCount } from '../stock/storedCars';
import { feedLocation, isNamedLocation, type CarLocation, type FeedPlace } from './feedLocation';
import { yearError } from './feedNumbers';
import type { FEED_ATTRIBUTES, FeedCar } from './feedRow';
import { parseCarType } from './feedValues';
import { createMakeSpelling } from './makeSpelling';
import { validateAttributes } from './validateAttributes';

/** Name of the site's own payment provider in `payment_processors`. */
const OWN_PROCESSOR = 'deposit';

/** Defaults of the attributes that a feed does not have. */
const DEFAULTS = carSchema.cast({}, { assert: false });

/** Names of processors of a car's deposit; a feed that does not say has the site's own for all cars. */
function processorsOf({ processors }: FeedCar, { switches }: SiteConfig): string[] {
  const takesDeposit = processors ?? (switches.reserveEnabled || switches.onlinePurchaseEnabled);
  if (typeof takesDeposit === 'boolean') return takesDeposit ? [OWN_PROCESSOR] : [];
  return [...takesDeposit];
}

/** The lender's figures by provider; without a name they are those of the site's provider. */
function lendersOf({ lender }: FeedCar, { switches }: SiteConfig): Car['finance_lenders'] {
  const financeProvider = lender?.name ?? switches.financeProvider;
  return lender && financeProvider ? { [financeProvider]: { financeProvider, ...lender.figures } } : {};
}

const EITHER = new Intl.ListFormat('en-AU', { type: 'disjunction' });
const unknownCarType = (text: string | null, names: Readonly<Record<string, string | null>>) =>
  `"${text}" is no car type: ${EITHER.format([...CAR_TYPES, ...Object.values(names).filter((name) => name !== null)])}`;

/** The attributes of a car with those that depend on its site and location. */
function siteAttributes(feedCar: FeedCar, site: SiteConfig, location: CarLocation) {
  const names = site.dealerships.find(({ slug }) => slug === location.dealership_slug)?.switches?.carTypeNames ?? {};
  const car_type = parseCarType(feedCar.typeText, names);
  if (car_type === null) throw new ValidationError(unknownCarType(feedCar.typeText, names));
  return {
    ...feedCar.attributes,
    car_type,
    city: isNamedLocation(location, feedCar.place) ? location.location?.address.city : feedCar.place.city,
    state: feedCar.place.state ?? location.location?.address.state,
  };
}

/** Status and visibility of a car whose word for its status is not known: as it was, or hidden where it is new. */
const unknownSale = (known: CarSummary | undefined): FeedCar['attributes'] =>
  known ? { status: known.status, reserved: known.reserved, show_on_dealer_website: known.shown } : { show_on_dealer_website: false };

/** Attributes with one spelling of make and model, also in the name. */
function spelledAttributes(attributes: FeedCar['attributes'], spell: ReturnType<typeof createMakeSpelling>): FeedCar['attributes'] {
  const { year, make, model, badge } = attributes;
  if (typeof make !== 'string' || typeof model !== 'string') return attributes;
  const spelled = spell({ make, model });
  return { ...attributes, ...spelled, name: [year, spelled.make, spelled.model, badge].filter((part) => part !== null).join(' ') };
}

/** `feedLocation` with a cache. */
function cachedLocations(site: SiteConfig): (place: FeedPlace) => CarLocation {
  const cache = new Map<string, CarLocation>();
  return (place) => {
    const key = [place.location, place.city, place.state].join('\n');
    const location = cache.get(key) ?? feedLocation(site, place);
    cache.set(key, location);
    return location;
  };
}

/** The cars of a feed of a site with this stock. */
export function carsOfFeed(site: SiteConfig, now: Date, stock: readonly ModelCount[]) {
  const instant = now.toISOString();
  const locationOf = cachedLocations(site);
  const spell = createMakeSpelling(stock);

  /** The validated car of a line, which has `known` in the stock already; throws yup's ValidationError. */
  return function carOfFeed(feedCar: FeedCar, id: number, known: CarSummary | undefined): Car {
    const error = feedCar.yearText === null ? null : yearError(feedCar.yearText, now);
    if (error !== null) throw new ValidationError(error);
    const location = locationOf(feedCar.place);
    const attributes = {
      ...spelledAttributes(siteAttributes(feedCar, site, location), spell),
      ...(feedCar.hasUnknownStatus && unknownSale(known)),
    };
    // Only the values of the feed are validated: validating whole cars takes most of an import's time.
    const validated = validateAttributes(attributes) as Pick<Car, (typeof FEED_ATTRIBUTES)[number]>;
    const { year, make, model, badge, item_type, status } = validated;
    const soldAt = feedCar.soldOn === null ? (known?.soldAt ?? now.getTime() / 1000) : Date.parse(feedCar.soldOn) / 1000;
    return {
      ...DEFAULTS,
      ...validated,
      ...('images' in feedCar.parts ? {} : carImageFields(site.slug, id, item_type)),
      ...feedCar.parts,
      finance_lenders: lendersOf(feedCar, site),
      payment_processors: processorsOf(feedCar, site),
      ...location,
      id,
      slug: carSlug({ id, year, make, model, badge }),
      sold: status === 'sold',
      sold_date_timestamp: status === 'sold' ? Math.floor(soldAt) : null,
      created_at: feedCar.arrivedOn === null ? (known?.createdAt ?? instant) : `${feedCar.arrivedOn}T00:00:00.000Z`,
      updated_at: instant,
    } as Car;
  };
}
