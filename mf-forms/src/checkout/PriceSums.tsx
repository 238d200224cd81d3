import { displayPrice, formatMoney, priceIncludes, useSite, type Car } from '@forecourt/shared-contracts';
import { Sum } from '../payment/Sums';

/** The price of the car with what it includes, and what is left of it after the deposit; nothing where the car has no price. */
export function PriceSums({ car }: { car: Car }) {
  const site = useSite();
  const { switches } = site;
  const { kind, text, amount } = displayPrice(car, switches);
  if (amount === null || kind === 'subscription') return null;
  const labelOf = (name: string) => [name, priceIncludes(car, site)].filter(Boolean).join(' · ');
  return (
    <>
      <Sum label={labelOf('Price')}>{text}</Sum>
      <Sum label={labelOf('Left to pay')}>{formatMoney(amount - switches.reserveAmount)}</Sum>
    </>
  );
}
