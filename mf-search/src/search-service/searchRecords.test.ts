import type { PlatformApi } from '@forecourt/shared-contracts';
import { aProduct } from '@forecourt/shared-contracts/testing';
import { startSearchEndpoint } from '../testing/searchEndpoint';
import { searchRecords } from './searchRecords';

let service: Awaited<ReturnType<typeof startSearchEndpoint>>;
beforeEach(async () => {
  service = await startSearchEndpoint([aProduct()]);
});
afterEach(() => service.stop());

it.each([
  ['models', 10],
  ['products', 11],
] as const)('SE-027 keeps the last searches of %s: %i of them, the oldest goes first', async (searched, limit) => {
  const api = { search: service.search } as PlatformApi;
  const ask = (word: string) => searchRecords(api, searched, { query: word, page: 1, facets: {} });
  const words = Array.from({ length: limit }, (_none, at) => `word ${at}`);
  for (const word of words) await ask(word);
  expect(service.asked).toHaveLength(limit);

  await ask('word 1');
  expect(service.asked).toHaveLength(limit);
  await ask('one more');
  await ask('word 0');
  expect(service.asked).toHaveLength(limit + 2);
});
