import { multiline, trimmed, unmarked } from './trimmed';

const SELECT = 'Please select an option.';

/** Comments of at most 2000 characters. */
export const message = (isRequired: boolean) => {
  const text = multiline().defined().default('').max(2000, 'Comments must be 2000 characters or fewer.');
  return isRequired ? text.required('Please enter your comments.') : text;
};

/** Optional; 1 to 9 letters and digits, cast to upper case. */
export const rego = () =>
  unmarked()
    .transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value))
    .defined()
    .default('')
    .matches(/^[A-Z0-9]{1,9}$/i, { message: 'A registration number has 1 to 9 letters and digits.', excludeEmptyString: true });

/** A select that must be set. */
export const requiredSelect = () => trimmed().required(SELECT);
