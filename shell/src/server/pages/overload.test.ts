import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { tenantsFromFolder, type TenantSource } from '@forecourt/server-kit';
import { startShell, type RunningShell, type ShellOptions } from '../startShell';
import { writeSiteFolder } from '../testing/siteFolder';

let files: Awaited<ReturnType<typeof writeSiteFolder>>;
let api: FastifyInstance;
let tenants: TenantSource;
let options: Omit<ShellOptions, 'maxWaitingRenders' | 'renderStartTimeoutMs'>;
let shell: RunningShell | null = null;
/** What the back end responds about the content of a site, and how often it was requested. */
let reports: () => unknown;
let requested: number;
/** Requests that have arrived, and those whose connection has closed before their response. */
let arrived: number;
let left: number;

beforeAll(async () => {
  files = await writeSiteFolder();
  api = Fastify();
  api.get('/api/written-content', () => {
    requested += 1;
    return reports();
  });
  const apiBase = await api.listen({ port: 0, host: '127.0.0.1' });
  tenants = await tenantsFromFolder(files.tenantsFolder);
  // On a busy machine a thousand connections take longer than a render may: the one that occupies the worker must not be stopped.
  options = { ...files, port: 0, host: '127.0.0.1', tenants, apiBase, workers: 1, renderTimeoutMs: 60_000, pageTimeoutMs: 120_000 };
});
beforeEach(() => {
  reports = () => ({ kinds: [], pages: [] });
});
afterEach(async () => {
  await shell?.close();
  shell = null;
});
afterAll(async () => {
  tenants?.close();
  await api?.close();
  files?.remove();
});

/** Starts a site with one worker. */
async function start(limits: Pick<ShellOptions, 'maxWaitingRenders' | 'renderStartTimeoutMs'>): Promise<void> {
  shell = await startShell({ ...options, ...limits });
  arrived = 0;
  left = 0;
  requested = 0;
  shell.app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    arrived += 1;
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
  });
}

interface Visit {
  request: ClientRequest;
  /** null for a visitor who has left. */
  response: Promise<{ status: number; headers: IncomingHttpHeaders; body: string } | null>;
}

function visit(address: string): Visit {
  const request = httpRequest(`${shell?.address}${address}`, { agent: false, headers: { host: 'harbour-motors.localhost' } });
  const response = new Promise<Awaited<Visit['response']>>((resolve) => {
    request.on('error', () => resolve(null));
    request.on('response', (message) => {
      const parts: Buffer[] = [];
      message.on('data', (part: Buffer) => parts.push(part));
      message.on('end', () =>
        resolve({ status: message.statusCode ?? 0, headers: message.headers, body: Buffer.concat(parts).toString('utf8') }),
      );
    });
  });
  request.end();
  return { request, response };
}

async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Occupies the one worker until `release` is called. */
async function holdWorker(): Promise<{ release(): void; response: Visit['response'] }> {
  const file = path.join(files.folder, `release-${arrived}`);
  rmSync(file, { force: true });
  const { response } = visit(`/hold?until=${file}`);
  await until(() => arrived === 1);
  return { release: () => writeFileSync(file, ''), response };
}

/** How many pages the worker has rendered, with this one. */
const rendersOf = async ({ response }: Visit) => (JSON.parse((await response)?.body ?? '{}') as { renders: number }).renders;

it('of 1,000 requests of which 990 hang up the 10 others are rendered, and the next visitor is served', async () => {
  await start({ maxWaitingRenders: 2000, renderStartTimeoutMs: 60_000 });
  const { release, response } = await holdWorker();
  const visits = Array.from({ length: 1000 }, (_each, index) => visit(`/page-${index}`));
  await until(() => arrived === 1001);
  for (const { request } of visits.slice(10)) request.destroy();
  await until(() => left === 990);
  release();

  const statuses = await Promise.all(visits.slice(0, 10).map(async (each) => (await each.response)?.status));
  expect(statuses).toEqual(Array(10).fill(200));
  expect((await response)?.status).toBe(200);
  // The warm-up, the one that occupied the worker, the ten, and this one.
  expect(await rendersOf(visit('/next'))).toBe(13);
});

it('PL-033 what can not be rendered in good time is 503 with Retry-After and the number of the dealer, while the worker is still busy', async () => {
  await start({ renderStartTimeoutMs: 60_000 });
  const { release, response } = await holdWorker();
  const responses = Array.from({ length: 100 }, (_each, index) => visit(`/page-${index}`).response);
  const refused: Awaited<Visit['response']>[] = [];
  for (const each of responses) void each.then((settled) => settled?.status === 503 && refused.push(settled));
  await until(() => refused.length === 92);
  release();

  expect(refused[0]).toMatchObject({ headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(refused[0]?.body).toBe('Harbour Motors will be right back 08 5550 1234');
  expect((await response)?.status).toBe(200);
  expect((await Promise.all(responses)).filter((each) => each?.status === 200)).toHaveLength(8);
  expect(await rendersOf(visit('/next'))).toBe(11);
});

it('PL-033 a page that no worker starts in time is 503, and is not rendered later', async () => {
  await start({ renderStartTimeoutMs: 50 });
  const { release, response } = await holdWorker();
  expect((await visit('/late').response)?.status).toBe(503);
  release();
  expect((await response)?.status).toBe(200);
  expect(await rendersOf(visit('/next'))).toBe(3);
});

it('the render of a visitor who has left is aborted, so that its worker serves the next one', async () => {
  await start({});
  const begun = path.join(files.folder, 'begun');
  const { request } = visit(`/hold?until=/never&begun=${begun}`);
  await until(() => existsSync(begun));
  request.destroy();
  expect(await rendersOf(visit('/next'))).toBe(3);
});

it('SH-184 a visitor who leaves while the server requests what is written for the site occupies no worker', async () => {
  let respond = () => undefined as void;
  reports = () => new Promise<object>((resolve) => (respond = () => resolve({ kinds: [], pages: [] })));
  await start({});
  const { request } = visit('/hold?until=/never');
  await until(() => requested === 1);
  request.destroy();
  await until(() => left === 1);
  respond();
  // The warm-up, and this one.
  expect(await rendersOf(visit('/next'))).toBe(2);
});
