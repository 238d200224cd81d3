import { phone, PHONE_INVALID } from '@forecourt/shared-contracts/schemas';
import { phoneNumberOf } from './phoneNumber';

/** A required phone number of a form, cast to E.164. */
export const phoneField = () =>
  phone()
    .transform((value: unknown) => (typeof value === 'string' ? (phoneNumberOf(value) ?? value) : value))
    .test('number', PHONE_INVALID, (text) => text === '' || phoneNumberOf(text) !== null);
