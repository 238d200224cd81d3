import { phoneNumberOf } from '../../../infrastructure/phone-numbers/phoneNumber';

/** An Australian mobile number as '+614' and 8 digits, null for any other text: codes are sent to no other. */
export function australianMobile(text: string): string | null {
  const phone = phoneNumberOf(text);
  return phone?.startsWith('+614') ? phone : null;
}
