import { createStableHits } from './stableHits';

const response = (...hits: { objectID: string; price: number }[]) => ({ results: [{ nbHits: hits.length, hits }] });
const hitsOf = ({ results }: ReturnType<typeof response>) => results[0]?.hits ?? [];

it('PL-054 returns the same object for a hit whose content did not change', () => {
  const stable = createStableHits();
  const [corolla] = hitsOf(stable(response({ objectID: '1', price: 20_000 }, { objectID: '2', price: 30_000 })));

  const next = stable(response({ objectID: '3', price: 10_000 }, { objectID: '1', price: 20_000 }));

  expect(hitsOf(next)[1]).toBe(corolla);
  expect(next).toEqual(response({ objectID: '3', price: 10_000 }, { objectID: '1', price: 20_000 }));
});

it('PL-054 returns another object for a hit whose content changed', () => {
  const stable = createStableHits();
  const [before] = hitsOf(stable(response({ objectID: '1', price: 20_000 })));

  const [after] = hitsOf(stable(response({ objectID: '1', price: 19_000 })));

  expect(after).not.toBe(before);
  expect(after).toEqual({ objectID: '1', price: 19_000 });
});

it('PL-054 remembers the latest 500 hits', () => {
  const stable = createStableHits();
  const [first] = hitsOf(stable(response({ objectID: 'first', price: 1 })));
  const [second] = hitsOf(stable(response({ objectID: 'second', price: 2 })));
  for (let id = 1; id <= 499; id += 1) stable(response({ objectID: String(id), price: id }));

  expect(hitsOf(stable(response({ objectID: 'second', price: 2 })))[0]).toBe(second);
  expect(hitsOf(stable(response({ objectID: 'first', price: 1 })))[0]).not.toBe(first);
});

it.each([
  ['null', null],
  ['results that are no list', { results: 1 }],
  ['a result without hits', { results: [{ facetHits: [] }] }],
])('returns %s unchanged', (_what, other) => {
  expect(createStableHits()(other)).toEqual(other);
});
