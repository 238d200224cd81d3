import { allBits } from './bits';
import { NumberColumn } from './NumberColumn';
import { RankedOrder, type OrderKey } from './RankedOrder';

const PRICES = [null, 20_000, -5, 0, -0, 20_000.5, 1e9, [3, 4], [7]];
const RANKS = [3, 1, null, 2];

/** The number that a value is sorted by: a list of several has none. */
const numberOf = (value: unknown) => (Array.isArray(value) ? (value.length === 1 ? Number(value[0]) : null) : (value as number | null));

function plainOrder(size: number, criteria: readonly { values: readonly unknown[]; direction: OrderKey['direction'] }[]): number[] {
  return Array.from({ length: size }, (_none, slot) => slot).sort((left, right) => {
    for (const { values, direction } of criteria) {
      const [one, other] = [numberOf(values[left]), numberOf(values[right])];
      if (one === null || other === null) {
        if (one !== other) return one === null ? 1 : -1;
      } else if (one !== other) return direction === 'asc' ? one - other : other - one;
    }
    return left - right;
  });
}

it.each([
  ['all at once', [9000]],
  ['one by one after many', [5000, 5001, 5002]],
  ['many after many', [3000, 8000]],
  ['few at a time', [10, 900, 1500]],
])('AP-022 AP-027 slots that come %s are in the order of their numbers, without a number last, equal ones by age', (_way, sizes) => {
  const most = sizes.at(-1) as number;
  const prices = Array.from({ length: most }, (_none, slot) => PRICES[(slot * 7 + (slot >>> 4)) % PRICES.length]);
  const ranks = Array.from({ length: most }, (_none, slot) => RANKS[(slot * 5 + (slot >>> 3)) % RANKS.length]);
  const [price, rank] = [new NumberColumn(), new NumberColumn()];
  const cheapest = new RankedOrder([{ column: price, direction: 'asc' }, { column: rank, direction: 'desc' }]);
  const dearest = new RankedOrder([{ column: price, direction: 'desc' }, { column: rank, direction: 'asc' }]);
  let filled = 0;
  for (const size of sizes) {
    for (; filled < size; filled += 1) {
      price.put(filled, price.keyOf(prices[filled]));
      rank.put(filled, rank.keyOf(ranks[filled]));
    }
    for (const order of [cheapest, dearest]) order.update(size);
    const all = allBits(size);
    const [low, high] = [{ values: prices, direction: 'asc' as const }, { values: prices, direction: 'desc' as const }];
    expect(cheapest.page(all, size, 0, size)).toEqual(plainOrder(size, [low, { values: ranks, direction: 'desc' }]));
    expect(dearest.page(all, size, 0, size)).toEqual(plainOrder(size, [high, { values: ranks, direction: 'asc' }]));
  }
});
