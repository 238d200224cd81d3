import type { PlatformApi } from '@forecourt/shared-contracts';
import { aStock } from '../testing/aStock';
import { startSearchEndpoint } from '../testing/searchEndpoint';
import { carsOfHits } from './carsOfHits';
import { searchClientOf } from './searchClient';

const stock = aStock([
  { make: 'Kia', price: 20_000 },
  { make: 'Toyota', price: 30_000 },
]);
let service: Awaited<ReturnType<typeof startSearchEndpoint>>;
beforeEach(async () => {
  service = await startSearchEndpoint(stock);
});
afterEach(() => service.stop());

function startSearch() {
  const client = searchClientOf({ search: service.search } as PlatformApi, 'cars', 50);
  const carsFor = async (query: string) => {
    const { results } = await client.search({ requests: [{ indexName: 'Car_production', query }] });
    return carsOfHits((results[0] as { hits: Record<string, unknown>[] }).hits);
  };
  return { client, carsFor };
}

it('PL-054 returns the same car for an unchanged hit of another search', async () => {
  const { carsFor } = startSearch();
  const [kia, toyota] = await carsFor('');

  expect(await carsFor('toyota')).toEqual([toyota]);
  expect((await carsFor('toyota'))[0]).toBe(toyota);
  expect((await carsFor('kia'))[0]).toBe(kia);
});

it('PL-054 returns the same car for a hit of the server’s response', async () => {
  const { client, carsFor } = startSearch();
  const hit = JSON.parse(JSON.stringify({ ...stock[0], objectID: '1' })) as Record<string, unknown>;
  const { transporter } = client as unknown as {
    transporter: { responsesCache: { set: (key: object, response: object) => Promise<unknown> } };
  };
  await transporter.responsesCache.set({ method: 'search' }, { results: [{ hits: [hit] }] });

  expect((await carsFor('kia'))[0]).toBe(carsOfHits([hit])[0]);
});

it('SE-025 sends one request for equal searches that run at the same time', async () => {
  const { carsFor } = startSearch();
  const [one, other] = await Promise.all([carsFor('kia'), carsFor('kia')]);

  expect(one.map(({ make }) => make)).toEqual(['Kia']);
  expect(other).toEqual(one);
  expect(service.requests).toHaveLength(1);
});

it('SE-015 rejects equal searches in the order of their start, and requests again', async () => {
  const { carsFor } = startSearch();
  service.fail(true);
  const rejected: string[] = [];
  const fail = (name: string) => carsFor('kia').catch(() => rejected.push(name));
  await Promise.all([fail('first'), fail('second')]);
  service.fail(false);

  expect(rejected).toEqual(['first', 'second']);
  expect(await carsFor('kia')).toHaveLength(1);
});
