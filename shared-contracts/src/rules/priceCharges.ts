import type { Car } from '../entities/car';
import { STATE_NAMES, stateOf, STATES, type AustralianState } from '../entities/states';
import type { SiteConfig } from '../site/siteConfig';
import type { Switches } from '../switches/switches';
import { locationOfCar } from './carLocation';
import { formatMoney } from './money';
import { displayPrice } from './price';
import { chargesOf, usualPriceType, type PriceCharges } from './priceType';

/** Whether the price of a car includes government charges: by its own price type; without one by `priceCharges` of the site; null if neither says. */
function priceCharges(
  { price_type: own }: Pick<Car, 'price_type'>,
  { priceCharges: ofSite }: Pick<Switches, 'priceCharges'>,
): PriceCharges | null {
  if (own?.trim()) return chargesOf(own);
  return ofSite === 'perCar' ? null : ofSite;
}

type PricedCar = Parameters<typeof displayPrice>[0] & Parameters<typeof locationOfCar>[0] & Pick<Car, 'price_type' | 'item_type' | 'state'>;
type PriceSite = Pick<SiteConfig, 'locations' | 'switches'>;

/** The state in which a car is for sale, or null where nobody knows. */
const stateOfCar = (car: PricedCar, site: PriceSite): AustralianState | null =>
  stateOf(car.state ?? '') ?? stateOf(locationOfCar(car, site)?.address.state ?? '');

type Cost = NonNullable<Switches['onRoadCosts']>['states'][number]['costs'][number];

/** AUD of one cost, whole cents; 0 where it does not apply to the price. */
function amountOf({ amount, percent, above, step }: Cost, price: number): number {
  const part = price - (above ?? 0);
  if (part <= 0) return 0;
  const counted = step === null ? part : Math.ceil(part / step) * step;
  return (amount ?? 0) + Math.round(counted * (percent ?? 0)) / 100;
}

/** Costs of a car on the road that its price excludes, whole AUD, by the table of the tenant. */
export interface OnRoadEstimate {
  state: AustralianState;
  costs: readonly { name: string; amount: number }[];
  total: number;
  /** Price and costs. */
  priceWithCosts: number;
}

/**
 * What a car costs beyond its price, in the state where it is for sale. Null for a price that includes government charges, or may, for what is
 * no car, and for a state that the tenant's table `onRoadCosts` does not have: no cost is invented.
 */
export function onRoadEstimate(car: PricedCar, site: PriceSite): OnRoadEstimate | null {
  const { switches } = site;
  const { kind, amount: price } = displayPrice(car, switches);
  const state = stateOfCar(car, site);
  const row = switches.onRoadCosts?.states.find((each) => each.state === state);
  if (price === null || kind === 'subscription' || car.item_type !== 'car' || priceCharges(car, switches) !== 'excluded') return null;
  if (!state || !row) return null;
  const cents = new Map<string, number>();
  for (const cost of row.costs) cents.set(cost.name, (cents.get(cost.name) ?? 0) + Math.round(amountOf(cost, price) * 100));
  const costs = [...cents].map(([name, amount]) => ({ name, amount: Math.ceil(amount / 100) })).filter(({ amount }) => amount > 0);
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);
  return total === 0 ? null : { state, costs, total, priceWithCosts: price + total };
}

const CODES = new RegExp(String.raw`\b(?:${STATES.join('|')})\b`);
const NAMES = new RegExp(String.raw`\b(?:${Object.values(STATE_NAMES).join('|')})\b`, 'i');
const namesState = (text: string) => CODES.test(text) || NAMES.test(text);

/**
 * What the displayed price of a car includes: 'Drive away in NSW', 'Excludes government charges, about $940 in NSW', or the dealer's own words;
 * null where nothing is known, and beside what is no price of the whole car.
 */
export function priceIncludes(car: PricedCar, site: PriceSite): string | null {
  const { switches } = site;
  const { kind, amount } = displayPrice(car, switches);
  if (amount === null || kind === 'subscription') return null;
  const type = car.price_type?.trim() ?? '';
  const ownWords = type === '' || usualPriceType(type) !== null ? null : type;
  const charges = priceCharges(car, switches);
  if (charges === null) return ownWords;
  if (charges === 'included') {
    const words = ownWords ?? 'Drive away';
    const state = stateOfCar(car, site);
    return state === null || namesState(words) ? words : `${words} in ${state}`;
  }
  const words = ownWords ?? 'Excludes government charges';
  const estimate = onRoadEstimate(car, site);
  if (!estimate) return words;
  const [only, ...others] = estimate.costs;
  const what = only && others.length === 0 ? `${only.name.toLowerCase()} ` : '';
  return `${words}, ${what}about ${formatMoney(estimate.total)} in ${estimate.state}`;
}
