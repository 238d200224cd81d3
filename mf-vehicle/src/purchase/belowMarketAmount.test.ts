import { belowMarketAmount } from './belowMarketAmount';

const included = { marketPriceCharges: 'included' } as const;
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
  ['with a price too low to display', 10, averages(20_000, null), null],
])('CO-063 a car %s', (_case, price, autograb_data, expected) => {
  expect(belowMarketAmount({ price, price_type: 'Drive Away', autograb_data }, included)).toBe(expected);
});

it.each([
  ['Drive Away', 'included'],
  ['drive-away', 'included'],
  ['Driveaway, no more to pay', 'included'],
  ['Ride Away', 'included'],
  ['Excl. Govt. Charges', 'excluded'],
  ['Excluding Government Charges', 'excluded'],
  ['EGC', 'excluded'],
  ['Before Government Charges', 'excluded'],
  ['Plus on-road costs', 'excluded'],
  ['Price + ORC', 'excluded'],
  ['Drive Away, excl. delivery', null],
  ['Surplus stock', null],
  ['Special', null],
  ['', null],
  [null, null],
])('PL-065 compares a price of type %j only with averages whose charges are %s', (price_type, charges) => {
  const car = { price: 20_000, price_type, autograb_data: averages(25_000, null) };
  for (const marketPriceCharges of ['included', 'excluded'] as const) {
    expect([marketPriceCharges, belowMarketAmount(car, { marketPriceCharges })]).toEqual([
      marketPriceCharges,
      marketPriceCharges === charges ? 5000 : null,
    ]);
  }
});
