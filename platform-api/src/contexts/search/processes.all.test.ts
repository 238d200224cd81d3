import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aCar, aSiteDocument } from '@forecourt/shared-contracts/testing';
import { openDatabase } from '../../infrastructure/database/openDatabase';
import { createCarRepository } from '../vehicles';
import { KillableApi } from '../../../testing/KillableApi';
import { postgresUrl } from '../../../testing/postgres';
import { waitFor } from '../../../testing/waitFor';

jest.setTimeout(120_000);

const SEARCH = { search_key: 'search-key', search_index: 'Car_production' };

/** Prices of the cars that a process finds, lowest first; null while its index is built. */
async function pricesAt({ address }: KillableApi): Promise<number[] | null> {
  const response = await fetch(`${address}/1/indexes/${SEARCH.search_index}_price_asc/query`, {
    method: 'POST',
    headers: { 'x-forwarded-host': 'harbour-motors.localhost', 'x-algolia-api-key': SEARCH.search_key, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) return null;
  return ((await response.json()) as { hits: { price: number }[] }).hits.map(({ price }) => price);
}

it('AP-021 PL-070 the index of every process is updated with the writes of all processes, and is rebuilt with them after kill -9', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-processes-'));
  const [tenantsFolder, deliveryFolder] = [path.join(folder, 'tenants'), path.join(folder, 'delivery')];
  await Promise.all([tenantsFolder, deliveryFolder].map((each) => mkdir(each)));
  await writeFile(path.join(tenantsFolder, 'harbour-motors.json'), JSON.stringify(aSiteDocument(SEARCH)));
  const databaseUrl = await postgresUrl();
  const processes = ['one', 'two'].map(
    (name) =>
      new KillableApi({
        tenantsFolder,
        deliveryFolder,
        databaseUrl,
        dataDir: path.join(folder, name),
        environment: { RATE_LIMITS: 'off' },
      }),
  ) as [KillableApi, KillableApi];
  const database = await openDatabase({ databaseUrl });
  const { save } = createCarRepository(database);
  const write = (id: number, price: number) =>
    save('harbour-motors', [{ car: aCar({ id, slug: `car-${id}`, price }), feedKey: String(id), source: 'feed' }]);
  const find = (found: readonly KillableApi[], prices: readonly number[]) =>
    Promise.all(found.map((each) => waitFor(async () => JSON.stringify(await pricesAt(each)) === JSON.stringify(prices))));
  try {
    await Promise.all(processes.map((each) => each.start()));
    await write(1, 20_000);
    await find(processes, [20_000]);
    await write(1, 19_000);
    await write(2, 30_000);
    await find(processes, [19_000, 30_000]);

    const [killed, other] = processes;
    await killed.kill();
    await write(1, 18_000);
    await find([other], [18_000, 30_000]);
    await killed.start();
    await find(processes, [18_000, 30_000]);
    expect(await Promise.all(processes.map(pricesAt))).toEqual([
      [18_000, 30_000],
      [18_000, 30_000],
    ]);
  } finally {
    await Promise.all(processes.map((each) => each.kill()));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
});
