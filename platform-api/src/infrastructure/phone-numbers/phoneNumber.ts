import { barePhone, mayBePhone } from '@forecourt/shared-contracts/back-end';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const COUNTRY = 'AU';
/** Ranges of Australia that are open for numbers, whether or not the library knows yet that they are in use. */
const AUSTRALIAN = /^\+61[23478]\d{8}$/;

/** A number that can be called, of any country, as E.164, such as '+61412345678'; null for any other text. Without + or 0011 it is one of Australia. */
export function phoneNumberOf(text: string): string | null {
  if (!mayBePhone(text)) return null;
  const parsed = parsePhoneNumberFromString(barePhone(text), { defaultCountry: COUNTRY, extract: false });
  return parsed && (parsed.isValid() || AUSTRALIAN.test(parsed.number)) ? parsed.number : null;
}

/** Whether an E.164 number is that of a mobile, as far as its country tells by number. */
export const isMobile = (number: string): boolean =>
  number.startsWith('+614') || parsePhoneNumberFromString(number)?.getType() === 'MOBILE';

/** An E.164 number as its country writes it: '0412 345 678' of Australia, with + and its code of any other; other texts unchanged. */
export function phoneInWords(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return number;
  return parsed.country === COUNTRY ? parsed.formatNational() : parsed.formatInternational();
}
