import { normalisePhone } from '@forecourt/shared-contracts';

/** An Australian mobile number as '+614' and 8 digits, null for any other text. */
export function australianMobile(text: string): string | null {
  const phone = normalisePhone(text);
  return phone?.startsWith('+614') ? phone : null;
}
