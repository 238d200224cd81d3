import { clockAt, type Offer } from '@forecourt/shared-contracts';

export const FINANCE_OFFER = 'Finance offer';

/** Offers of lenders or with a rate are marked. */
export const isFinanceOffer = ({ category }: Pick<Offer, 'category'>) => category === FINANCE_OFFER;

/** The offer's own image, else that of its model. */
export const offerImage = ({ image_url: own, image_or_model_image: other }: Pick<Offer, 'image_url' | 'image_or_model_image'>) =>
  own ?? other.url;

const LONG_DATE = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Last day of the current month in the tenant's zone: '30 June 2026'. */
export function monthEnd(now: Date, timeZone: string): string {
  const [year = 0, month = 1] = clockAt(now, timeZone).date.split('-').map(Number);
  return LONG_DATE.format(new Date(Date.UTC(year, month, 0)));
}

/** 'Offer ends 30 June 2026': the offer's last day, or that of the current month when it has none. */
export function offerEnd({ end_date: end }: Pick<Offer, 'end_date'>, now: Date, timeZone: string): string {
  const day = end ? new Date(`${end.slice(0, 10)}T00:00:00Z`) : null;
  return `Offer ends ${day && !Number.isNaN(day.getTime()) ? LONG_DATE.format(day) : monthEnd(now, timeZone)}`;
}
