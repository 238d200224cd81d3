import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { redirectsFromFolder, tenantsFromFolder } from '@forecourt/server-kit';
import { startShell, type RunningShell } from '../startShell';
import { getFrom } from '../testing/getFrom';
import { writeSiteFolder } from '../testing/siteFolder';

const HOST = 'harbour-motors.localhost';
let shell: RunningShell;
let close: () => Promise<void>;
beforeAll(async () => {
  const files = await writeSiteFolder();
  const folder = path.join(files.tenantsFolder, 'redirects');
  mkdirSync(folder);
  const lines = ['/used-cars,/?from=old', '/,/elsewhere', '/kia,https://www.kia.example', '/gone,/no-page-of-this-site', 'no path,/'];
  writeFileSync(path.join(folder, 'harbour-motors.csv'), ['from,to', ...lines, ''].join('\n'));
  const api = Fastify();
  const apiBase = await api.listen({ port: 0, host: '127.0.0.1' });
  const tenants = await tenantsFromFolder(files.tenantsFolder);
  const redirects = await redirectsFromFolder(folder, { onProblem: () => undefined });
  shell = await startShell({ ...files, port: 0, host: '127.0.0.1', tenants, redirects, apiBase, workers: 1, renderTimeoutMs: 60_000 });
  close = async () => {
    await shell.close();
    await api.close();
    tenants.close();
    redirects.close();
    files.remove();
  };
});
afterAll(() => close());

it.each([
  ['/used-cars', 301, '/?from=old'],
  ['/Used-Cars/', 301, '/?from=old'],
  ['/kia?utm_source=x', 301, 'https://www.kia.example'],
  ['/', 200, undefined],
])('PL-097 the site responds to %s with %i to %s; a page of its own is never replaced', async (address, status, location) => {
  const response = await getFrom(shell.address, address, HOST);
  expect([response.status, response.headers.location]).toEqual([status, location]);
});

it('PL-097 an old address without a route is redirected before anything is rendered', async () => {
  const renders = async () => (JSON.parse((await getFrom(shell.address, '/', HOST)).body) as { renders: number }).renders;
  const before = await renders();
  for (let visit = 0; visit < 3; visit += 1) await getFrom(shell.address, '/used-cars', HOST);
  expect(await renders()).toBe(before + 1);
});

it('PL-097 what does not fit is reported to the operator', async () => {
  const { problems } = JSON.parse((await getFrom(shell.address, '/readyz', HOST)).body) as { problems: string[] };
  expect(problems.filter((problem) => problem.startsWith('redirects/'))).toEqual([
    'redirects/harbour-motors.csv:6 from must be a path of the former site, such as /used-cars, and it is "no path"',
    'redirects/harbour-motors.csv: / is a page of the site, so that the redirect is not used',
    'redirects/harbour-motors.csv: /gone leads to /no-page-of-this-site, where the site has no page',
  ]);
});
