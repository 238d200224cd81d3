import { MIN_DISPLAY_PRICE } from '../constants';
import type { Car } from '../entities/car';
import type { Switches } from '../switches/switches';
import { formatMoney } from './money';

/** How a car's price reads; `amount` is AUD, `was` the text to strike through. */
export interface DisplayPrice {
  kind: 'subscription' | 'offer' | 'price' | 'preorder' | 'none';
  text: string;
  amount: number | null;
  was: string | null;
}

type PricedCar = Pick<Car, 'subscription_price' | 'offer_price' | 'price' | 'before_price' | 'preorder'>;

/** The price to show: subscription, offer, price, PREORDER or the tenant's no-price text, in this order. */
export function displayPrice(car: PricedCar, switches: Pick<Switches, 'subscriptionEnabled' | 'noPriceText'>): DisplayPrice {
  const { subscription_price: subscription, offer_price: offer, price } = car;
  const priceOf = (kind: 'subscription' | 'offer' | 'price', amount: number): DisplayPrice => {
    // An offer reduces the car's price, where the feed has no earlier one.
    const candidates = { subscription: [], offer: [car.before_price, price], price: [car.before_price] }[kind];
    const before = candidates.find((each) => each !== null && each > amount) ?? null;
    return { kind, text: formatMoney(amount), amount, was: before === null ? null : formatMoney(before) };
  };

  if (switches.subscriptionEnabled && subscription !== null && subscription > 0) return priceOf('subscription', subscription);
  if (offer !== null && offer > 0) return priceOf('offer', offer);
  if (price !== null && price > MIN_DISPLAY_PRICE) return priceOf('price', price);
  if (car.preorder) return { kind: 'preorder', text: 'PREORDER', amount: null, was: null };
  return { kind: 'none', text: switches.noPriceText, amount: null, was: null };
}

/** What a car costs to buy, AUD: its displayed price, else that of the stock; a subscription is no price to finance. null without any. */
export function purchasePrice(car: PricedCar, switches: Pick<Switches, 'subscriptionEnabled' | 'noPriceText'>): number | null {
  const { kind, amount } = displayPrice(car, switches);
  return (kind === 'price' || kind === 'offer' ? amount : car.price) || null;
}
