import type { Car } from '@forecourt/shared-contracts';

/** What a word for the status of a car means. */
export interface FeedStatus {
  status: Car['status'];
  reserved: boolean;
  /** The dealer has withdrawn the car: it is not shown. */
  isWithdrawn: boolean;
}

const words = (status: Car['status'], { reserved = false, isWithdrawn = false }, ...texts: readonly string[]) =>
  texts.map((text): [string, FeedStatus] => [text, { status, reserved, isWithdrawn }]);

/** The words of the usual feeds, in lower case and with single blanks. */
const WORDS = new Map([
  ...words('in_stock', {}, 'in stock', 'for sale', 'available', 'active', 'live', 'on sale', 'listed', 'advertised', 'published'),
  ...words('coming_soon', {}, 'coming soon', 'in transit', 'on order', 'incoming', 'arriving soon', 'due in'),
  ...words('in_stock', { reserved: true }, 'reserved', 'on hold', 'hold', 'deposit taken', 'deposit paid', 'under offer', 'sale pending'),
  ...words('sold', {}, 'sold', 'delivered'),
  ...words(
    'in_stock',
    { isWithdrawn: true },
    'withdrawn',
    'delisted',
    'unlisted',
    'not for sale',
    'removed',
    'deleted',
    'inactive',
    'archived',
  ),
]);

/** What 'For Sale', 'DEPOSIT_TAKEN' or 'Withdrawn' means; null for a word that no usual feed has. */
export const parseStatus = (text: string): FeedStatus | null => WORDS.get(text.toLowerCase().replaceAll(/[\s_-]+/g, ' ')) ?? null;

/** What a report says about a word that is not known. */
export const KNOWN_STATUSES = 'in stock, coming soon, reserved, sold or withdrawn (a new car is hidden, a known one stays as it was)';
