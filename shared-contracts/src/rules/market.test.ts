import { belowMarketAmount } from './market';

const averages = (state: number | null, nation: number | null) => ({ state_average_market_price: state, average_market_price: nation });

it.each([
  ['exactly 499 below the state', 20_000, averages(20_499, null), null],
  ['500 below the state', 20_000, averages(20_500, null), 500],
  ['499.5 below the state', 20_000, averages(20_499.5, null), 499.5],
  ['below the nation without a state average', 20_000, averages(null, 21_000), 1000],
  ['below the nation but not the state', 20_000, averages(20_100, 25_000), null],
  ['above the market', 20_000, averages(19_000, null), null],
  ['without averages', 20_000, averages(null, null), null],
  ['without market data', 20_000, null, null],
  ['without a price', null, averages(20_000, null), null],
  ['with a price that is not shown', 10, averages(20_000, null), null],
])('CO-063 a car %s', (_case, price, autograb_data, expected) => {
  expect(belowMarketAmount({ price, autograb_data })).toBe(expected);
});
