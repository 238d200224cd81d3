import { displayPrice, type Car, type Switches } from '@forecourt/shared-contracts';

/** What a car costs to buy, AUD: its displayed price, else that of the stock; a subscription is no price to finance. null without any. */
export function purchasePrice(car: Car, switches: Switches): number | null {
  const { kind, amount } = displayPrice(car, switches);
  return (kind === 'price' || kind === 'offer' ? amount : car.price) || null;
}
