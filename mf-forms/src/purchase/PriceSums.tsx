import { displayPrice, formatMoney, useSwitches, type Car } from '@forecourt/shared-contracts';
import { Sum } from '../checkout/Sum';

/** The price of the car, and what is left of it after the deposit; nothing where the car has no price. */
export function PriceSums({ car }: { car: Car }) {
  const switches = useSwitches();
  const { kind, text, amount } = displayPrice(car, switches);
  if (amount === null || kind === 'subscription') return null;
  return (
    <>
      <Sum label={['Price', car.price_type].filter(Boolean).join(', ')}>{text}</Sum>
      <Sum label="Left to pay">{formatMoney(amount - switches.reserveAmount)}</Sum>
    </>
  );
}
