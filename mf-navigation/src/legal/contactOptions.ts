import { addressLine, type SiteConfig } from '@forecourt/shared-contracts';

/** The ways to reach the dealer in writing or by voice, one line each. */
export function contactOptions({ name, email, phone, address }: SiteConfig): string[] {
  const place = addressLine(address);
  return [email && `E-mail: ${email}`, phone && `Phone: ${phone}`, place && `Post: ${name}, ${place}`].filter((line): line is string => Boolean(line));
}
