import { useRef, useState } from 'react';
import { displayPrice, EVENTS, repayment, usePlatform, type CalculatorInputs, type Car, type Switches } from '@forecourt/shared-contracts';

export const FREQUENCIES = [
  { value: 52, name: 'Weekly', label: '/wk*' },
  { value: 26, name: 'Fortnightly', label: '/fn*' },
  { value: 12, name: 'Monthly', label: '/mo*' },
] as const;

/** How often this many payments a year come, weekly for a number that is none of them (FI-041). */
export const frequencyOf = (payments: number) => FREQUENCIES.find(({ value }) => value === payments) ?? FREQUENCIES[0];

/** What a visitor enters; the total follows from it (CO-038). */
type EnteredInputs = Omit<CalculatorInputs, 'total'>;

const DEFAULT_AMOUNT = 30_000;
const DEFAULT_TERM = 5;

/** The price that the page shows for the car, or the platform's example without one (FI-040). */
function startAmount(car: Car | undefined, switches: Switches): number {
  if (!car) return DEFAULT_AMOUNT;
  const { kind, amount } = displayPrice(car, switches);
  return (kind === 'price' || kind === 'offer' ? amount : car.price) || DEFAULT_AMOUNT;
}

/** The calculator's inputs and its result, null for a payment too low to name; the first change is an event, once (FI-042). */
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
  const wasUsed = useRef(false);

  const change = (changed: Partial<EnteredInputs>) => {
    if (!wasUsed.current) track({ id: EVENTS.calculatorUsed, carId: car?.id });
    wasUsed.current = true;
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
