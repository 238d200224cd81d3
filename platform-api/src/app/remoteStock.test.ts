import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HARBOUR as site, startTestApi, type TestApi } from '../../testing/testApi';
import { searchAdminKey } from '../contexts/search';
import { createOperatorApi } from '../infrastructure/data-folder/operatorApi';
import { findRemoteStock, type RemoteStock } from './remoteStock';

let api: TestApi;
let address: string;
let folder: string;
let remote: RemoteStock;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-stock-'));
  const operator = await createOperatorApi(folder);
  api = await startTestApi({ adminToken: operator.adminToken });
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  await operator.publish(address);
  remote = (await findRemoteStock(folder)) as RemoteStock;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function feed(lines: readonly string[], name = 'stock.csv'): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, lines.join('\n'));
  return file;
}

it('PL-071 imports a feed into a running site with progress, and the cars are searchable when the command ends', async () => {
  const rows = Array.from({ length: 1200 }, (_none, index) => `Kia,Rio,${2000 + (index % 20)},S${index},${10_000 + index}`);
  const file = await feed(['maker,model,year,no,price', ...rows, 'Kia,Rio,soon,X,1']);
  const progress: number[] = [];
  const map = { make: 'maker', stocknum: 'no' };
  const report = await remote.import(site.slug, file, { map, onProgress: ({ read }) => progress.push(read) });
  expect(report).toMatchObject({ read: 1201, added: 1200, refused: [{ line: 1202, reason: expect.stringContaining('year') }] });
  expect(progress.length).toBeGreaterThan(1);
  expect(api.app.searchIndexes.find(site, site.search_index).index.count).toBe(1200);

  const delta = await remote.import(site.slug, await feed(['maker,model,year,no,price', 'Kia,Rio,2001,S1,9000']), { map, mode: 'delta' });
  expect(delta).toMatchObject({ updated: 1, sold: 0 });
});

it('PL-071 reports an invalid feed as an import into the database does', async () => {
  await expect(remote.import(site.slug, await feed(['a,b', '1,2']), {})).rejects.toThrow('No column is mapped to make, model, year');
  for (const lines of [[''], ['make,model,year']])
    await expect(remote.import(site.slug, await feed(lines), {})).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('so nothing was changed: export the stock again and import that file.') as string,
    });
  await expect(remote.import('nobody', await feed(['a']), {})).rejects.toThrow('responded with status 404');
});

it('PL-071 finds no running site in a folder without its address', async () => {
  expect(await findRemoteStock(path.join(folder, 'elsewhere'))).toBeNull();
});

it('AP-021 returns the admin key of one tenant', async () => {
  expect(await remote.adminKey(site.slug)).toBe(await searchAdminKey(api.database, site.slug));
  expect(await searchAdminKey(api.database, 'other')).not.toBe(await searchAdminKey(api.database, site.slug));
});

it('PL-043 PL-071 responds 404 without the token of the data folder', async () => {
  for (const authorization of ['', 'Bearer wrong', 'Bearer ']) {
    const response = await fetch(`${address}/operator/stock/import?tenant=${site.slug}&mode=replace&kind=csv`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/csv' },
      body: 'make,model,year\nKia,Rio,2020',
    });
    expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  }
});

const ENDS: [string, RequestListener][] = [
  ['before it responds', (request) => request.socket.destroy()],
  [
    'in the middle of a line',
    (request, response) => void response.writeHead(200).write('{"progress":{"read":1', () => request.socket.destroy()),
  ],
];
it.each(ENDS)('PL-071 a running site that ends %s is reported in one sentence', async (_when, listener) => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'forecourt-stock-'));
  const server = createHttpServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  await (await createOperatorApi(elsewhere)).publish(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const running = (await findRemoteStock(elsewhere)) as RemoteStock;
  const failure = {
    name: 'StartError',
    message: 'The running site stopped before the job was finished: what was imported is stored, so run the command again.',
  };
  await expect(running.import(site.slug, await feed(['make,model,year', 'Kia,Rio,2020']), {})).rejects.toMatchObject(failure);
  server.close();
  server.closeAllConnections();
  await rm(elsewhere, { recursive: true, force: true });
});
