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
] as const)('SE-027 caches the last %s searches: %i of them, the oldest is evicted first', async (searched, limit) => {
  const api = { search: service.search } as PlatformApi;
  const search = (word: string) => searchRecords(api, searched, { query: word, page: 1, facets: {} });
  const words = Array.from({ length: limit }, (_none, at) => `word ${at}`);
  for (const word of words) await search(word);
  expect(service.requests).toHaveLength(limit);

  await search('word 1');
  expect(service.requests).toHaveLength(limit);
  await search('one more');
  await search('word 0');
  expect(service.requests).toHaveLength(limit + 2);
});
