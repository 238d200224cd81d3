import { number } from 'yup';

const MOST_AMOUNT = 10_000_000;
const MOST_VEHICLES = 1000;
const MOST_KILOMETRES = 999_999;
const COUNT = 'Please enter a whole number from 1 to 1,000.';

/** A number as people type it: commas, spaces and $ do not matter; NaN for anything else, undefined for nothing. */
function typedNumber(_value: unknown, original: unknown): number | undefined {
  const text = String(original ?? '').replaceAll(/[$,\s\p{Cc}\p{Cf}]/gu, '');
  if (text === '') return undefined;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** AUD above 0, up to 10,000,000. */
export const currency = () =>
  number()
    .transform(typedNumber)
    .typeError('The amount must be a number, such as 12,500.')
    .required('Please enter an amount.')
    .moreThan(0, 'The amount must be more than $0.')
    .max(MOST_AMOUNT, 'The amount must be $10,000,000 or less.');

/** Whole kilometres, 0 to 999,999. */
export const odometer = () =>
  number()
    .transform(typedNumber)
    .typeError('The kilometres must be a number, such as 85,000.')
    .required('Please enter the kilometres.')
    .integer('Please enter whole kilometres.')
    .max(MOST_KILOMETRES, 'The kilometres must be 999,999 or less.');

/** A number of vehicles, 1 to 1,000. */
export const vehicleCount = () =>
  number()
    .transform(typedNumber)
    .typeError(COUNT)
    .required('Please enter how many vehicles.')
    .integer(COUNT)
    .min(1, COUNT)
    .max(MOST_VEHICLES, COUNT);
