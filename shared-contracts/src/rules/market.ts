import { MARKET_PRICE_THRESHOLD, MIN_DISPLAY_PRICE } from '../constants';
import type { Car } from '../entities/car';
import type { Switches } from '../site/switches';

const INCLUDED = /\b(?:drive|ride)[\s-]?away\b/i;
const EXCLUDED = /\b(?:excl|egc|before|plus)|\+/i;

/** Whether a price of this type holds government charges; null where its words do not tell. */
function chargesOf(priceType: string | null): Switches['marketPriceCharges'] | null {
  const [isIncluded, isExcluded] = [INCLUDED, EXCLUDED].map((words) => words.test(priceType ?? ''));
  if (isIncluded === isExcluded) return null;
  return isIncluded ? 'included' : 'excluded';
}

/**
 * AUD by which a car is cheaper than the state's average, or the nation's where no state average exists;
 * null unless that is more than 499 (CO-063) and both are with, or both without, government charges (PL-065).
 * A price that is not shown is compared with nothing.
 */
export function belowMarketAmount(
  { price, price_type, autograb_data: market }: Pick<Car, 'price' | 'price_type' | 'autograb_data'>,
  { marketPriceCharges }: Pick<Switches, 'marketPriceCharges'>,
): number | null {
  const average = market?.state_average_market_price ?? market?.average_market_price ?? null;
  if (price === null || price <= MIN_DISPLAY_PRICE || average === null || chargesOf(price_type) !== marketPriceCharges) return null;
  const difference = average - price;
  return difference > MARKET_PRICE_THRESHOLD ? difference : null;
}
