import type { SiteConfig } from '@forecourt/shared-contracts';

/** Who writes, and who has the money: below each e-mail to a visitor about a payment or a prize. */
export const mailSignature = ({ name, abn, phone, url }: Pick<SiteConfig, 'name' | 'abn' | 'phone' | 'url'>): string =>
  [name, abn && `ABN ${abn}`, phone, url].filter(Boolean).join('\n');
