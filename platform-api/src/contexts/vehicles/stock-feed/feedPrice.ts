import type { Car } from '@forecourt/shared-contracts';
import { usualPriceType } from '@forecourt/shared-contracts/back-end';
import type { FeedCells } from './feedCells';
import type { FeedField } from './feedColumns';
import { expectedNumber } from './feedNumbers';
import { parsePrice, parsePriceType } from './feedValues';

/** An amount, and the price type that its heading or its cell says, or null. */
export interface TypedPrice {
  amount: number | null;
  type: string | null;
}

/**
 * The advertised price of several columns, in the order of preference: the one of the line's own price type, else one without a price
 * type, else the first. Its price type is the line's own, else that of its column.
 */
export function advertisedPrice(columns: readonly TypedPrice[], ownType: string | null): Pick<Car, 'price' | 'price_type'> {
  const filled = columns.filter(({ amount }) => amount !== null);
  const suitable = ownType === null ? [] : [ownType, null].flatMap((type) => filled.filter((each) => each.type === type));
  const chosen = suitable[0] ?? filled[0];
  return { price: chosen?.amount ?? null, price_type: ownType ?? chosen?.type ?? null };
}

/** Reads a price whose words for a price type must be one of the given ones, if it has any and there are any. */
function amountOf(cells: FeedCells, field: FeedField, ...types: readonly (string | null)[]): number | null {
  const others = types.filter((type) => type !== null);
  const parse = (text: string) => {
    const price = parsePrice(text);
    return new Set([...others, ...(price?.type ? [price.type] : [])]).size > 1 ? null : price;
  };
  return cells.read(field, parse, `${expectedNumber('price')} or 23,990 ${others[0] ?? 'Drive Away'}`)?.amount ?? null;
}

/**
 * The prices of a line have one price type: that of its cell, else the words in its offer, else those in its price or its heading. A
 * price that says another one is reported and not used.
 */
export function readPrices(cells: FeedCells) {
  const wordsIn = (field: FeedField) => parsePrice(cells.text(field) ?? '')?.type ?? null;
  const ofCell = cells.read('price_type', parsePriceType, 'a price type');
  const ownType = ofCell ?? wordsIn('offer_price');
  // A dealer's own text may mean any of the usual ones.
  const own = ownType && usualPriceType(ownType);
  const headed = (field: FeedField, type: string): TypedPrice => ({
    amount: amountOf(cells, field, own, ofCell === null ? type : null),
    type,
  });
  const { price, price_type } = advertisedPrice(
    [
      headed('drive_away_price', 'Drive Away'),
      { amount: amountOf(cells, 'price', own), type: wordsIn('price') },
      headed('egc_price', 'Excl. Govt. Charges'),
    ],
    ownType,
  );
  const usual = price_type && usualPriceType(price_type);
  return {
    price,
    before_price: amountOf(cells, 'was_price', usual),
    offer_price: amountOf(cells, 'offer_price', usual),
    subscription_price: cells.number('subscription_price', 'subscriptionPrice'),
    price_type,
  };
}
