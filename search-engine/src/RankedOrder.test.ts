import { allBits } from './bits';
import { NumberColumn } from './NumberColumn';
import { RankedOrder, type OrderKey } from './RankedOrder';

const PRICES = [null, 20_000, -5, 0, -0, 20_000.5, 1e9, [3, 4], [7]];
const RANKS = [3, 1, null, 2];

/** The number that a value is sorted by; null for a list of several numbers. */
const sortNumber = (value: unknown) => (Array.isArray(value) ? (value.length === 1 ? Number(value[0]) : null) : (value as number | null));

function plainOrder(size: number, criteria: readonly { values: readonly unknown[]; direction: OrderKey['direction'] }[]): number[] {
  return Array.from({ length: size }, (_none, slot) => slot).sort((left, right) => {
    for (const { values, direction } of criteria) {
      const [one, other] = [sortNumber(values[left]), sortNumber(values[right])];
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
])('AP-022 AP-027 sorts slots that are added %s by their numbers, slots without a number last, equal ones by age', (_batches, sizes) => {
  const total = sizes.at(-1) as number;
  const prices = Array.from({ length: total }, (_none, slot) => PRICES[(slot * 7 + (slot >>> 4)) % PRICES.length]);
  const ranks = Array.from({ length: total }, (_none, slot) => RANKS[(slot * 5 + (slot >>> 3)) % RANKS.length]);
  const [price, rank] = [new NumberColumn(), new NumberColumn()];
  const ascending = new RankedOrder([
    { column: price, direction: 'asc' },
    { column: rank, direction: 'desc' },
  ]);
  const descending = new RankedOrder([
    { column: price, direction: 'desc' },
    { column: rank, direction: 'asc' },
  ]);
  let filled = 0;
  for (const size of sizes) {
    for (; filled < size; filled += 1) {
      price.put(filled, price.keyOf(prices[filled]));
      rank.put(filled, rank.keyOf(ranks[filled]));
    }
    for (const order of [ascending, descending]) order.update(size);
    const all = allBits(size);
    const [low, high] = [
      { values: prices, direction: 'asc' as const },
      { values: prices, direction: 'desc' as const },
    ];
    expect(ascending.page(all, size, 0, size)).toEqual(plainOrder(size, [low, { values: ranks, direction: 'desc' }]));
    expect(descending.page(all, size, 0, size)).toEqual(plainOrder(size, [high, { values: ranks, direction: 'asc' }]));
  }
});
