import { displayPrice, formatMoney, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Sum } from '../payment/Sums';

/** The price of the car, and what is left of it after the deposit; nothing where the car has no price. */
export function PriceSums({ car }: { car: Car }) {
  const switches = useSwitches();
  const { kind, text, amount } = displayPrice(car, switches);
  if (amount === null || kind === 'subscription') return null;
  const labelOf = (name: string) => [name, car.price_type].filter(Boolean).join(', ');
  return (
    <>
      <Sum label={labelOf('Price')}>{text}</Sum>
      <Sum label={labelOf('Left to pay')}>{formatMoney(amount - switches.reserveAmount)}</Sum>
    </>
  );
}
