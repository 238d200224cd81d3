import { clockAt, shortDay, timeLabel, withOffset, type SiteConfig } from '@forecourt/shared-contracts';

/** '$200.00'. */
export const money = (amount: number) => `$${amount.toFixed(2)}`;

/** 'Tue 3 Mar, 9:00 am (Perth time)': an e-mail is read on any clock. */
export function moment(instant: Date, { switches: { openingHoursTimeZone: timeZone } }: Pick<SiteConfig, 'switches'>): string {
  const { date, minutes } = clockAt(instant, timeZone);
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return `${shortDay(date)}, ${timeLabel(withOffset(date, minutes, timeZone))} (${city} time)`;
}

/** Who has the money, below each receipt. */
export const signature = ({ name, abn, phone, url }: Pick<SiteConfig, 'name' | 'abn' | 'phone' | 'url'>): string =>
  [name, abn && `ABN ${abn}`, phone, url].filter(Boolean).join('\n');
