import { useRef, useState } from 'react';
import { EVENTS, repayment, usePlatform, type Car } from '@forecourt/shared-contracts';
import { siteComparisonRate } from '../rates/siteRates';
import { frequencyOf } from './frequencies';
import { quotedRepayment } from './quotedRepayment';
import { startTerms, type EnteredInputs } from './startTerms';

/**
 * The calculator's inputs and result, null if the payment is too low to display. It starts with the car's own figure and shows the lender's
 * payment until an input differs. The first change fires one analytics event.
 */
export function useCalculator(car: Car | undefined, budget?: number) {
  const { site, now, track } = usePlatform();
  const { switches } = site;
  const [start] = useState(() => startTerms(car, { switches, now, budget }));
  const [inputs, setInputs] = useState<EnteredInputs>(start.inputs);
  const isTracked = useRef(false);

  const change = (changed: Partial<EnteredInputs>) => {
    if (!isTracked.current) track({ id: EVENTS.calculatorUsed, carId: car?.id });
    isTracked.current = true;
    setInputs((current) => ({ ...current, ...changed }));
  };

  const calculated = () =>
    repayment({
      amount: inputs.amount,
      deposit: inputs.tradeIn,
      residual: inputs.residual,
      rate: inputs.interest,
      years: inputs.term,
      frequency: frequencyOf(inputs.frequency.value).value,
      fee: start.fee,
      rounding: switches.financeRounding,
    });
  const { figure, fee } = start;
  return {
    inputs,
    change,
    fee,
    startRate: start.inputs.interest,
    /** The rate is that of the car itself. */
    isOwnRate: figure?.interestRate === inputs.interest,
    comparisonRate:
      figure?.interestRate === inputs.interest
        ? figure.comparisonRate
        : siteComparisonRate(inputs.interest, { ...switches, establishmentFee: fee }),
    result: quotedRepayment(start, inputs) ?? calculated(),
  };
}
