import { chargesOf, MIN_DISPLAY_PRICE, type Car, type Switches } from '@forecourt/shared-contracts';

/** The difference must be greater than this, AUD. */
const MARKET_PRICE_THRESHOLD = 499;

/**
 * AUD by which a car is cheaper than the state's average, or the nation's if there is no state average. Null unless
 * that is more than 499 and both prices include, or both exclude, government charges (PL-065); null for a price too low to display.
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
