import {
  financeFigure,
  purchasePrice,
  type CalculatorInputs,
  type Car,
  type FinanceFigure,
  type Switches,
} from '@forecourt/shared-contracts';
import { highestRate, siteRates } from '../rates/siteRates';
import { FREQUENCIES } from './frequencies';

/** What a visitor enters; the total is calculated from it. */
export type EnteredInputs = Omit<CalculatorInputs, 'total'>;

/** What a calculator begins with. */
export interface StartTerms {
  inputs: EnteredInputs;
  /** Establishment fee, AUD, financed with the car. */
  fee: number;
  /** The car's own figure, whose terms these are; null for a car without one, and without a car. */
  figure: FinanceFigure | null;
}

const DEFAULT_AMOUNT = 30_000;
const DEFAULT_TERM = 5;
const [WEEKLY, , MONTHLY] = FREQUENCIES;

interface StartContext {
  switches: Switches;
  now: Date;
  /** Purchase price to start with instead of the car's, AUD. */
  budget?: number;
}

/** The terms of the car's own figure, so that the calculator starts with the payment that the page displays; else the tenant's defaults. */
export function startTerms(car: Car | undefined, { switches, now, budget }: StartContext): StartTerms {
  const price = (car && purchasePrice(car, switches)) ?? DEFAULT_AMOUNT;
  const figure = car ? financeFigure(car, switches, now) : null;
  const { lender } = figure ?? {};
  return {
    inputs: {
      amount: budget ?? price,
      term: lender?.termYears ?? (lender?.termMonths ? lender.termMonths / 12 : DEFAULT_TERM),
      interest: figure?.interestRate ?? (car ? highestRate(switches) : siteRates(switches).interestRate),
      tradeIn: lender?.deposit ?? 0,
      residual: lender?.balloon ?? 0,
      frequency: figure?.period === 'month' ? MONTHLY : WEEKLY,
    },
    fee: lender?.establishmentFees ?? switches.establishmentFee,
    figure: budget === undefined || budget === price ? figure : null,
  };
}
