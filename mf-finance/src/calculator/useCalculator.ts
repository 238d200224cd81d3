import { useRef, useState } from 'react';
import { displayPrice, EVENTS, repayment, usePlatform, type Car, type Switches } from '@forecourt/shared-contracts';

export const FREQUENCIES = [
  { value: 52, name: 'Weekly', label: '/wk*' },
  { value: 26, name: 'Fortnightly', label: '/fn*' },
  { value: 12, name: 'Monthly', label: '/mo*' },
] as const;
export type Frequency = (typeof FREQUENCIES)[number]['value'];

/** What a visitor enters (CO-038): AUD, years, percent a year. */
export interface CalculatorInputs {
  amount: number;
  years: number;
  interest: number;
  deposit: number;
  residual: number;
  frequency: Frequency;
}

const DEFAULT_AMOUNT = 30_000;
const DEFAULT_YEARS = 5;

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
  const [inputs, setInputs] = useState<CalculatorInputs>({
    amount: budget ?? startAmount(car, switches),
    years: DEFAULT_YEARS,
    interest: switches.defaultFinanceInterestRate,
    deposit: 0,
    residual: 0,
    frequency: 52,
  });
  const wasUsed = useRef(false);

  const change = (changed: Partial<CalculatorInputs>) => {
    if (!wasUsed.current) track({ id: EVENTS.calculatorUsed, carId: car?.id });
    wasUsed.current = true;
    setInputs((current) => ({ ...current, ...changed }));
  };

  const result = repayment({
    ...inputs,
    rate: inputs.interest,
    fee: switches.establishmentFee,
    rounding: switches.financeRounding,
  });
  return { inputs, change, result };
}
