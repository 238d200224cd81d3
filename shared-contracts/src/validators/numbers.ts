import { number } from 'yup';

const AMOUNT = 'Please enter an amount.';
const COUNT = 'Please enter a number from 1 to 1,000.';
const KILOMETRES = 'Please enter the kilometres.';
const MOST_AMOUNT = 10_000_000;
const MOST_VEHICLES = 1000;
const MOST_KILOMETRES = 999_999;

/** A number as people type it: commas, spaces and $ do not matter; NaN for anything else, undefined for nothing. */
function typedNumber(_value: unknown, original: unknown): number | undefined {
  const text = String(original ?? '').replaceAll(/[$,\s]/g, '');
  if (text === '') return undefined;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** AUD above 0, up to 10,000,000. */
export const currency = () =>
  number().transform(typedNumber).typeError(AMOUNT).required(AMOUNT).moreThan(0, AMOUNT).max(MOST_AMOUNT, AMOUNT);

/** Whole kilometres, 0 to 999,999. */
export const odometer = () =>
  number().transform(typedNumber).typeError(KILOMETRES).required(KILOMETRES).integer(KILOMETRES).max(MOST_KILOMETRES, KILOMETRES);

/** A number of vehicles, 1 to 1,000. */
export const vehicleCount = () =>
  number().transform(typedNumber).typeError(COUNT).required(COUNT).integer(COUNT).min(1, COUNT).max(MOST_VEHICLES, COUNT);
