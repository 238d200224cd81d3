import { MARKET_PRICE_THRESHOLD, MIN_SHOWN_PRICE } from '../constants';
import type { Car } from '../entities/car';

/**
 * AUD by which a car is cheaper than the state's average, or the nation's where no state average exists;
 * null unless that is more than 499 (CO-063). A price that is not shown is compared with nothing.
 */
export function belowMarketAmount({ price, autograb_data: market }: Pick<Car, 'price' | 'autograb_data'>): number | null {
  const average = market?.state_average_market_price ?? market?.average_market_price ?? null;
  if (price === null || price <= MIN_SHOWN_PRICE || average === null) return null;
  const difference = average - price;
  return difference > MARKET_PRICE_THRESHOLD ? difference : null;
}
