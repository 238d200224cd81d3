import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import type { SeededRandom } from './random';

const DAY = 86_400_000;

type SaleStatus = Pick<
  Car,
  'status' | 'sold' | 'sold_date_timestamp' | 'reserved' | 'certified' | 'tag' | 'created_at' | 'updated_at' | 'preorder'
>;

/** Sale status of a car: mostly in stock, some reserved, some just sold, a few coming soon. */
export function demoSaleStatus(carType: Car['car_type'], isCertifiable: boolean, now: Date, random: SeededRandom): SaleStatus {
  const status = random.pickWeighted<Car['status']>([
    ['in_stock', carType === 'new' ? 88 : 93],
    ['coming_soon', carType === 'new' ? 8 : 3],
    ['sold', 4],
  ]);
  const age = status === 'coming_soon' ? random.next() * 5 : random.next() ** 2 * 150;
  const created = new Date(now.getTime() - age * DAY);
  const soldAt = now.getTime() - random.next() * Math.min(6, age) * DAY;
  const isSold = status === 'sold';
  return {
    status,
    sold: isSold,
    sold_date_timestamp: isSold ? Math.floor(soldAt / 1000) : null,
    reserved: status === 'in_stock' && random.boolean(0.04),
    certified: isCertifiable && random.boolean(0.45),
    tag: random.boolean(0.03) ? 'Runout Sale' : null,
    preorder: status === 'coming_soon' && carType === 'new' && random.boolean(0.5),
    created_at: created.toISOString(),
    updated_at: new Date(isSold ? soldAt : created.getTime() + random.next() * age * DAY).toISOString(),
  };
}

const isoDate = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** As many random numbers as a plate once took: all else of the stock stays what it was, and tests and pictures know it. */
const NUMBERS_OF_PLATE = 5;

/** Month of build and compliance, registration and plates of a car of that year; plates go back when a registration has expired. */
export function demoRegistration(
  id: number,
  year: number,
  carType: Car['car_type'],
  now: Date,
  random: SeededRandom,
): Pick<Car, 'build_date' | 'compliance_date' | 'rego_expiry' | 'regplate'> {
  const month = year < now.getUTCFullYear() ? random.whole(1, 12) : random.whole(1, now.getUTCMonth() + 1);
  const built = `${year}-${String(month).padStart(2, '0')}`;
  const expiry = carType !== 'new' && random.boolean(0.9) ? isoDate(now.getTime() + (random.next() * 400 - 35) * DAY) : null;
  if (expiry !== null) for (let taken = 0; taken < NUMBERS_OF_PLATE; taken += 1) random.next();
  return {
    build_date: `${built}-01`,
    compliance_date: `${built}-01`,
    rego_expiry: expiry,
    regplate: expiry !== null && expiry >= isoDate(now.getTime()) ? `DEM 0${String(id % 1000).padStart(3, '0')}` : null,
  };
}

/** Price as a dealer writes it: $23,990, $8,488. */
const priceTag = (amount: number) => (amount > 12_000 ? Math.round(amount / 1000) * 1000 - 10 : Math.round(amount / 500) * 500 - 12);

type Prices = Pick<Car, 'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'price_type' | 'autograb_data'>;

/** What a car costs by age and kilometres; some are reduced, a few have no price yet. */
export function demoPrices(
  newPrice: number,
  carType: Car['car_type'],
  age: number,
  km: number | null,
  { site, random }: { site: Pick<SiteConfig, 'switches'>; random: SeededRandom },
): Prices {
  const ageing = { new: 1, demo: 0.93, used: 0.86 * 0.9 ** Math.max(0, age - 0.5) }[carType];
  const wear = carType === 'used' && km !== null ? 1 - Math.max(-0.12, Math.min(0.25, (km - age * 14_000) / 400_000)) : 1;
  const worth = Math.max(3990, newPrice * ageing * wear * (carType === 'new' ? 1 : 0.95 + random.next() * 0.1));
  const price = carType === 'new' ? Math.round(worth / 10) * 10 : priceTag(worth);
  const kind = random.pickWeighted<'plain' | 'was' | 'offer' | 'none'>([
    ['plain', 84],
    ['was', 8],
    ['offer', 5],
    ['none', 3],
  ]);
  const isDriveAway = carType !== 'used' || site.switches.priceCharges === 'included';
  const market = Math.round(worth * (0.97 + random.next() * 0.12));
  return {
    price: kind === 'none' ? null : price,
    before_price: kind === 'was' ? price + 500 * random.whole(1, 6) : null,
    offer_price: kind === 'offer' ? price - 500 * random.whole(1, Math.max(1, Math.floor(price / 20_000))) : null,
    subscription_price: null,
    price_type: kind === 'none' ? null : isDriveAway ? 'Drive Away' : 'Excl. Govt. Charges',
    autograb_data:
      carType === 'used' && kind !== 'none'
        ? {
            state_average_market_price: random.boolean(0.8) ? market : null,
            average_market_price: Math.round(market * (0.98 + random.next() * 0.04)),
          }
        : null,
  };
}
