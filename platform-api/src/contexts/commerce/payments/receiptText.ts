import type { SiteConfig } from '@forecourt/shared-contracts';

/** '$200.00'. */
export const money = (amount: number) => `$${amount.toFixed(2)}`;

/** Who has the money, below each receipt. */
export const signature = ({ name, abn, phone, url }: Pick<SiteConfig, 'name' | 'abn' | 'phone' | 'url'>): string =>
  [name, abn && `ABN ${abn}`, phone, url].filter(Boolean).join('\n');
