import { boolean } from 'yup';
import { POSTCODE_INVALID } from '../platform/failures';
import { normalisePhone } from '../rules/phone';
import { trimmed } from './trimmed';

const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Please enter a valid Australian phone number.';
const TERMS = '*You must agree to the terms of use before submitting.';

/** Four digits. */
export const postcode = () =>
  trimmed()
    .required(POSTCODE_INVALID)
    .matches(/^\d{4}$/, POSTCODE_INVALID);

/** 1 to 100 characters; the label completes 'Please enter your …'. */
export const personName = (label: 'first name' | 'last name') => {
  const message = `Please enter your ${label}.`;
  return trimmed().required(message).max(100, message);
};

/** One @, a dotted domain, at most 254 characters. */
export const email = () =>
  trimmed()
    .required(EMAIL)
    .max(254, EMAIL)
    .matches(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, EMAIL);

/** An Australian number in any usual spelling; send it through normalisePhone. */
export const phone = () =>
  trimmed()
    .required(PHONE)
    .test('phone', PHONE, (text) => normalisePhone(text) !== null);

/** Must be ticked. */
export const terms = () => boolean().required(TERMS).oneOf([true], TERMS);
