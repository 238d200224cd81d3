/** Leading characters of a masked number that stay visible. */
const PHONE_VISIBLE_CHARS = 5;

/** A number before it is revealed: its first 5 characters, later digits as X. */
export function maskPhone(phone: string): string {
  return phone.slice(0, PHONE_VISIBLE_CHARS) + phone.slice(PHONE_VISIBLE_CHARS).replaceAll(/\d/g, 'X');
}
