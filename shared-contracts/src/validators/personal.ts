import { boolean } from 'yup';
import { POSTCODE_INVALID } from '../platform/failures';
import { mayBePhone } from '../rules/phone';
import { trimmed, unmarked } from './trimmed';

const MAX_NAME = 100;
const NAME_LONG = `Please use ${MAX_NAME} characters or fewer.`;
const EMAIL = 'This is not a complete email address, such as name@example.com.';
/** Said of what is no phone number, by forms and by the back end. */
export const PHONE_INVALID =
  'This is not a phone number that we can call. Please check it: a number of another country begins with + and its code.';
const TERMS = '*You must agree to the terms of use before submitting.';

/** Four digits. */
export const postcode = () =>
  unmarked()
    .required('Please enter your postcode.')
    .matches(/^\d{4}$/, { message: POSTCODE_INVALID, excludeEmptyString: true });

/** 1 to 100 characters. */
export const firstName = () => trimmed().required('Please enter your first name.').max(MAX_NAME, NAME_LONG);

/** At most 100 characters: some people have one name. */
export const lastName = () => trimmed().defined().default('').max(MAX_NAME, NAME_LONG);

/** One @, a dotted domain, at most 254 characters. */
export const email = () =>
  unmarked()
    .required('Please enter your email address.')
    .max(254, 'Please use 254 characters or fewer.')
    .matches(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, { message: EMAIL, excludeEmptyString: true });

/** What may be a phone number: the back end says whether it is one. */
export const phone = () =>
  trimmed()
    .required('Please enter your phone number.')
    .test('phone', PHONE_INVALID, (text) => text === '' || mayBePhone(text));

/** Must be ticked. */
export const terms = () => boolean().required(TERMS).oneOf([true], TERMS);
