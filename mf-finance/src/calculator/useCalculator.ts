import { useRef, useState } from 'react';
import { displayPrice, EVENTS, repayment, usePlatform, type CalculatorInputs, type Car, type Switches } from '@forecourt/shared-contracts';

export const FREQUENCIES = [
  { value: 52, name: 'Weekly', label: '/wk*' },
  { value: 26, name: 'Fortnightly', label: '/fn*' },
  { value: 12, name: 'Monthly', label: '/mo*' },
] as const;

/** The frequency with this many payments a year; weekly for any other number. */
export const frequencyOf = (payments: number) => FREQUENCIES.find(({ value }) => value === payments) ?? FREQUENCIES[0];

/** What a visitor enters; the total is calculated from it. */
type EnteredInputs = Omit<CalculatorInputs, 'total'>;

const DEFAULT_AMOUNT = 30_000;
const DEFAULT_TERM = 5;

/** The displayed price of the car, or the platform's default amount without a car. */
function startAmount(car: Car | undefined, switches: Switches): number {
  if (!car) return DEFAULT_AMOUNT;
  const { kind, amount } = displayPrice(car, switches);
  return (kind === 'price' || kind === 'offer' ? amount : car.price) || DEFAULT_AMOUNT;
}

/** The calculator's inputs and result, null if the payment is too low to display. The first change fires one analytics event. */
export function useCalculator(car: Car | undefined, budget?: number) {
  const { site, track } = usePlatform();
  const { switches } = site;
  const [inputs, setInputs] = useState<EnteredInputs>({
    amount: budget ?? startAmount(car, switches),
    term: DEFAULT_TERM,
    interest: switches.defaultFinanceInterestRate,
    tradeIn: 0,
    residual: 0,
    frequency: FREQUENCIES[0],
  });
  const isTracked = useRef(false);

  const change = (changed: Partial<EnteredInputs>) => {
    if (!isTracked.current) track({ id: EVENTS.calculatorUsed, carId: car?.id });
    isTracked.current = true;
    setInputs((current) => ({ ...current, ...changed }));
  };

  const result = repayment({
    amount: inputs.amount,
    deposit: inputs.tradeIn,
    residual: inputs.residual,
    rate: inputs.interest,
    years: inputs.term,
    frequency: frequencyOf(inputs.frequency.value).value,
    fee: switches.establishmentFee,
    rounding: switches.financeRounding,
  });
  return { inputs, change, result };
}
