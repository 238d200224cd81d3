import { addressLine, type SiteConfig } from '@forecourt/shared-contracts';

/** E-mail, phone and postal address of the dealer, one line each. */
export function contactOptions({ name, email, phone, address }: SiteConfig): string[] {
  const postalAddress = addressLine(address);
  return [email && `E-mail: ${email}`, phone && `Phone: ${phone}`, postalAddress && `Post: ${name}, ${postalAddress}`].filter(
    (line): line is string => Boolean(line),
  );
}
