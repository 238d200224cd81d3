import { aSite } from '@forecourt/shared-contracts/testing';
import { EMPTY_REGISTRY, type Registry } from '../../registry';
import { createBreaker, type Breaker } from '../rendering/breaker';
import { RenderAborted, RenderRefused } from '../rendering/renderErrors';
import { RenderPool } from '../rendering/renderPool';
import { aSetup, writeWorker } from '../rendering/testing/fakeRenderer';
import type { ActiveSnapshot } from '../snapshot/siteSnapshot';
import { createPageService } from './pageService';

const NAMES = ['mf-search', 'mf-vehicle', 'mf-locations', 'mf-forms', 'mf-finance'];
const worker = writeWorker();
afterAll(() => worker.remove());

const registry: Registry = {
  ...EMPTY_REGISTRY,
  revision: 7,
  shell: { stable: '1.0.0', canary: null, pins: {}, previous: [] },
  remotes: Object.fromEntries(NAMES.map((name) => [name, { stable: '1.0.0', canary: null, pins: {}, previous: [] }])),
};
const visitor = { tenant: 'harbour-motors', bucket: null };

let pool: RenderPool;
let breaker: Breaker;
let failures: { remote: string; version: string }[];
beforeEach(() => {
  pool = new RenderPool({
    file: worker.file,
    setup: aSetup(...NAMES),
    workers: 1,
    maxWaitingPerWorker: 8,
    timeoutMs: 1000,
    heapMb: 64,
    startMs: 60_000,
  });
  breaker = createBreaker({ cooldownMs: 60_000 });
  failures = [];
});
afterEach(() => pool.close());

const service = (
  active: () => ActiveSnapshot | null = () => ({
    snapshot: { registry, releases: {}, shells: {}, hasShell: true, lostRoutes: [], problems: [] },
    pools: new Map([['1.0.0', pool]]),
  }),
  limits: { startTimeoutMs?: number; pageTimeoutMs?: number } = {},
) =>
  createPageService({
    onRendered: () => undefined,
    siteVersions: () => ({}),
    active,
    breaker,
    apiBase: 'http://127.0.0.1:1',
    startTimeoutMs: 30_000,
    pageTimeoutMs: 60_000,
    ...limits,
    onFailure: ({ remote, version }) => failures.push({ remote, version }),
  });
const request = async (renderPage: ReturnType<typeof service>, address: string, signal = new AbortController().signal) => {
  const { page } = await renderPage({
    url: `http://harbour-motors.localhost${address}`,
    site: aSite(),
    written: null,
    visitor,
    preview: null,
    requestId: 'request-1',
    standalone: null,
    signal,
  });
  return page;
};
const skipped = (page: Awaited<ReturnType<typeof request>>) => (JSON.parse(page?.body ?? '{}') as { skip: string[] }).skip.toSorted();

it('PL-068 passes the ids of request and composition on for the log of the back end', async () => {
  const { requestId, compositionId } = JSON.parse((await request(service(), '/'))?.body ?? '{}') as {
    requestId: string;
    compositionId: string;
  };
  expect(requestId).toBe('request-1');
  expect(compositionId).toMatch(/^\d+-[\da-f]{8}$/);
});

it('PL-028 renders again without the remote that looped, and opens its circuit', async () => {
  const page = await request(service(), '/loop?remote=mf-forms');
  expect(page?.status).toBe(200);
  expect(skipped(page)).toEqual(['mf-forms']);
  expect(failures).toEqual([{ remote: 'mf-forms', version: '1.0.0' }]);
  expect(breaker.open()).toEqual(['mf-forms@1.0.0 in shell@1.0.0']);
});

it('PL-028 skips a remote whose circuit is open, so that the next visitor does not wait', async () => {
  const renderPage = service();
  await request(renderPage, '/loop?remote=mf-forms');
  failures = [];
  const page = await request(renderPage, '/loop?remote=mf-forms');
  expect(skipped(page)).toEqual(['mf-forms']);
  expect(failures).toEqual([]);
});

it('PL-027 sends the page without any remote after three stopped renders', async () => {
  const page = await request(service(), '/loop?remote=mf-search&remote=mf-vehicle&remote=mf-locations&remote=mf-forms');
  expect(page?.status).toBe(200);
  expect(skipped(page)).toEqual(NAMES.toSorted());
  expect(failures.map(({ remote }) => remote)).toEqual(['mf-search', 'mf-vehicle', 'mf-locations']);
});

it('PL-027 renders without any remote when the owner of a stopped render is unknown', async () => {
  const page = await request(service(), '/loop?remote=mf-forms&as=shell');
  expect(page?.status).toBe(200);
  expect(skipped(page)).toEqual(NAMES.toSorted());
  expect(breaker.open()).toEqual([]);
});

it("rejects when the shell's own code stops the render without any remote", async () => {
  await expect(request(service(), '/loop?remote=none')).rejects.toThrow('while shell was running');
  expect(failures).toHaveLength(2);
});

it('PL-035 a render that stops while a new revision becomes active is rendered by the new workers', async () => {
  const newer = new RenderPool({
    file: worker.file,
    setup: aSetup(...NAMES),
    workers: 1,
    maxWaitingPerWorker: 8,
    timeoutMs: 1000,
    heapMb: 64,
    startMs: 60_000,
  });
  let active: ActiveSnapshot = {
    snapshot: { registry, releases: {}, shells: {}, hasShell: true, lostRoutes: [], problems: [] },
    pools: new Map([['1.0.0', pool]]),
  };
  const response = request(
    service(() => active),
    '/loop?remote=mf-forms',
  );
  active = {
    snapshot: { registry: { ...registry, revision: 8 }, releases: {}, shells: {}, hasShell: true, lostRoutes: [], problems: [] },
    pools: new Map([['1.0.0', newer]]),
  };
  await Promise.all([pool.close(), response]);
  expect(skipped(await response)).toEqual(['mf-forms']);
  await newer.close();
});

it('resolves to null before the first revision is active, and rejects with an error of the renderer itself', async () => {
  expect(
    await request(
      service(() => null),
      '/',
    ),
  ).toBeNull();
  await expect(request(service(), '/throw?remote=mf-search')).rejects.toThrow('it went wrong');
});

it('one deadline ends all attempts at a page whose remotes hang one after the other', async () => {
  const renderPage = service(undefined, { pageTimeoutMs: 1500 });
  const page = request(renderPage, '/loop?remote=mf-search&remote=mf-vehicle&remote=mf-locations&remote=mf-forms');
  await expect(page).rejects.toThrow(new RenderRefused('the page was not rendered before its deadline'));
  expect(failures.map(({ remote }) => remote)).toEqual(['mf-search']);
  expect((await request(renderPage, '/'))?.status).toBe(200);
});

it('PL-028 code that hangs opens its circuit although its visitor has left', async () => {
  const visit = new AbortController();
  const renderPage = service();
  await request(renderPage, '/');
  const page = request(renderPage, '/loop?remote=mf-forms', visit.signal);
  visit.abort();
  await expect(page).rejects.toBeInstanceOf(RenderAborted);
  expect(breaker.open()).toEqual(['mf-forms@1.0.0 in shell@1.0.0']);
  expect((await request(renderPage, '/'))?.status).toBe(200);
});

it('does not render the page of a visitor who has left', async () => {
  const visit = new AbortController();
  visit.abort();
  await expect(request(service(), '/', visit.signal)).rejects.toBeInstanceOf(RenderAborted);
  expect(JSON.parse((await request(service(), '/'))?.body ?? '{}')).toMatchObject({ renders: 1 });
});
