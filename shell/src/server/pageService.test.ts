import { aSite } from '@forecourt/shared-contracts/testing';
import { EMPTY_REGISTRY, type Registry } from '../registry';
import { createBreaker, type Breaker } from './breaker';
import { createPageService, type Serving } from './pageService';
import { RenderPool } from './renderPool';
import { aSetup, writeWorker } from './testing/fakeRenderer';

const NAMES = ['mf-search', 'mf-vehicle', 'mf-locations', 'mf-forms', 'mf-finance'];
const worker = writeWorker();
afterAll(() => worker.remove());

const registry: Registry = {
  ...EMPTY_REGISTRY,
  revision: 7,
  remotes: Object.fromEntries(NAMES.map((name) => [name, { stable: '1.0.0', canary: null, pins: {}, previous: [] }])),
};
const visitor = { tenant: 'harbour-motors', bucket: null };

let pool: RenderPool;
let breaker: Breaker;
let failures: { remote: string; version: string }[];
beforeEach(() => {
  pool = new RenderPool({ file: worker.file, setup: aSetup(...NAMES), workers: 1, limitMs: 250, heapMb: 64 });
  breaker = createBreaker({ restMs: 60_000 });
  failures = [];
});
afterEach(() => pool.close());

const service = (serving: () => Serving | null = () => ({ snapshot: { registry, releases: {} }, pool })) =>
  createPageService({ serving, breaker, apiBase: 'http://127.0.0.1:1', onFailure: ({ remote, version }) => failures.push({ remote, version }) });
const ask = (renderPage: ReturnType<typeof service>, address: string) =>
  renderPage({ url: `http://harbour-motors.localhost${address}`, site: aSite(), visitor, requestId: 'request-1', alone: null });
const skipped = (page: Awaited<ReturnType<typeof ask>>) => (JSON.parse(page?.body ?? '{}') as { skip: string[] }).skip.toSorted();

it('PL-068 names request and composition for the log of the back end', async () => {
  const { requestId, compositionId } = JSON.parse((await ask(service(), '/'))?.body ?? '{}') as { requestId: string; compositionId: string };
  expect(requestId).toBe('request-1');
  expect(compositionId).toMatch(/^\d+-[\da-f]{8}$/);
});

it('PL-028 renders again without the remote that looped, and opens its breaker', async () => {
  const page = await ask(service(), '/loop?remote=mf-forms');
  expect(page?.status).toBe(200);
  expect(skipped(page)).toEqual(['mf-forms']);
  expect(failures).toEqual([{ remote: 'mf-forms', version: '1.0.0' }]);
  expect(breaker.open()).toEqual(['mf-forms@1.0.0']);
});

it('PL-028 leaves a remote with an open breaker to the browser at once: the next visitor waits for nothing', async () => {
  const renderPage = service();
  await ask(renderPage, '/loop?remote=mf-forms');
  failures = [];
  const page = await ask(renderPage, '/loop?remote=mf-forms');
  expect(skipped(page)).toEqual(['mf-forms']);
  expect(failures).toEqual([]);
});

it('PL-027 after three stops the page goes out without any remote', async () => {
  const page = await ask(service(), '/loop?remote=mf-search&remote=mf-vehicle&remote=mf-locations&remote=mf-forms');
  expect(page?.status).toBe(200);
  expect(skipped(page)).toEqual(NAMES.toSorted());
  expect(failures.map(({ remote }) => remote)).toEqual(['mf-search', 'mf-vehicle', 'mf-locations']);
}, 10_000);

it('PL-027 a stop whose remote is not known goes on without all of them', async () => {
  const page = await ask(service(), '/loop?remote=mf-forms&as=shell');
  expect(page?.status).toBe(200);
  expect(skipped(page)).toEqual(NAMES.toSorted());
  expect(breaker.open()).toEqual([]);
});

it("PL-027 a stop that remains without any remote is the shell's own and ends as an error", async () => {
  await expect(ask(service(), '/loop?remote=none')).rejects.toThrow('while shell was running');
  expect(failures).toHaveLength(2);
});

it('PL-035 a render that stops while a new revision takes over is answered by the new workers', async () => {
  const newer = new RenderPool({ file: worker.file, setup: aSetup(...NAMES), workers: 1, limitMs: 250, heapMb: 64 });
  let serving: Serving = { snapshot: { registry, releases: {} }, pool };
  const answer = ask(service(() => serving), '/loop?remote=mf-forms');
  serving = { snapshot: { registry: { ...registry, revision: 8 }, releases: {} }, pool: newer };
  await Promise.all([pool.close(), answer]);
  expect(skipped(await answer)).toEqual(['mf-forms']);
  await newer.close();
});

it('has no page before the first revision is served, and passes on an error of the renderer itself', async () => {
  expect(await ask(service(() => null), '/')).toBeNull();
  await expect(ask(service(), '/throw?remote=mf-search')).rejects.toThrow('it went wrong');
});
