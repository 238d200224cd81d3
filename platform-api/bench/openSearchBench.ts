import { setImmediate } from 'node:timers/promises';
import { BATCH_SIZE, type IndexRecord } from '@forecourt/search-engine';
import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import type { TenantSource } from '@forecourt/server-kit';
import Fastify from 'fastify';
import { openDatabase } from '../src/infrastructure/database/openDatabase';
import { manyCars } from '../demo/manyCars';
import { addTenant } from '../src/infrastructure/http/tenant';
import type { ChangedCarJson } from '../src/contexts/vehicles/stock/carChanges';
import { searchResponse } from '../src/contexts/search/searchResponses';
import { carIndexRow } from '../src/contexts/vehicles/stock/carIndexRow';
import { SearchIndexes } from '../src/contexts/search/SearchIndexes';
import { resolveApiKey } from '../src/contexts/search/apiKeys';
import { indexAccess } from '../src/contexts/search/indexAccess';
import { searchRoutes } from '../src/contexts/search/searchRoutes';
import { BENCH_QUERIES } from './searchBenchQueries';

export interface SearchBench {
  /** Milliseconds from rows to a searchable index. */
  buildMs: number;
  /** Megabytes that the index takes above its records; null where the process cannot collect garbage (`--expose-gc`). */
  memoryMB: number | null;
  /** Names of the calls that can be measured. */
  calls: readonly string[];
  /** One call of the engine without HTTP, result objects included; milliseconds. */
  core(call: string): number;
  /** One changed car, and the first landing page after it; milliseconds. */
  update(): { writeMs: number; firstSearchMs: number };
  /** The endpoint over HTTP. */
  origin: string;
  request(call: string): { path: string; body: string; headers: Readonly<Record<string, string>> };
  close(): Promise<void>;
}

/** Pages of the stock as the database returns them, in shared memory, which garbage collection does not scan. */
function pagesOf(cars: Iterable<Car>): Buffer[] {
  const pages: Buffer[] = [];
  let page: ChangedCarJson[] = [];
  const add = () => {
    const bytes = Buffer.from(JSON.stringify(page));
    const shared = Buffer.from(new SharedArrayBuffer(bytes.length));
    bytes.copy(shared);
    pages.push(shared);
    page = [];
  };
  for (const car of cars) {
    page.push({ id: car.id, change: 1, json: JSON.stringify(car), indexRow: carIndexRow(car) });
    if (page.length === BATCH_SIZE) add();
  }
  add();
  return pages;
}

/** Bytes of everything that is not garbage. Buffers are given back only while the next collections run. */
async function memoryInUse(): Promise<number | null> {
  if (!globalThis.gc) return null;
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc();
    await setImmediate();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The endpoint with so many cars of one site in it, ready to be measured. */
export async function openSearchBench(site: SiteConfig, tenants: TenantSource, count: number): Promise<SearchBench> {
  const pages = pagesOf(manyCars(site, count, new Date('2026-03-02T09:00:00Z')));
  let readMs = 0;
  const revisions = new Map<string, number>();
  const database = await openDatabase({});
  const indexes = new SearchIndexes(database, {
    revisions: async () => revisions,
    analyze: async () => {},
    changedCarsJson: async (_tenant, after) => {
      const start = performance.now();
      const page = pages[after.id / BATCH_SIZE]?.toString() ?? '[]';
      const cars = JSON.parse(page) as ChangedCarJson[];
      readMs += performance.now() - start;
      return cars;
    },
  });
  // The first queries of a database that has just started are not part of building an index.
  await indexes.sync();
  revisions.set(site.slug, 1);
  const used = await memoryInUse();
  const began = performance.now();
  await indexes.sync();
  const buildMs = performance.now() - began - readMs;
  const { index } = indexes.find(site, site.search_index);
  const memoryMB = used === null ? null : (((await memoryInUse()) as number) - used - index.bytes) / 1e6;
  pages.length = 0;

  const app = Fastify();
  await app.register(async (own) => {
    addTenant(own, tenants);
    await own.register(searchRoutes, { indexes, adminSecret: 'bench' });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const key = resolveApiKey(site.search_key, { searchKey: site.search_key, adminKey: '' }, { ip: '127.0.0.1', now: 0 });
  const call = (name: string) => {
    for (const request of BENCH_QUERIES[name] ?? []) {
      const found = indexes.find(site, String(request.indexName));
      searchResponse(found, indexAccess(key, found, site, Date.now()), request);
    }
  };
  const timed = (work: () => void) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  let next = 0;
  return {
    buildMs,
    memoryMB,
    calls: Object.keys(BENCH_QUERIES),
    core: (name) => timed(() => call(name)),
    update() {
      next += 7;
      const record = { ...(index.get(String(1 + (next % count))) as IndexRecord), price: 20_000 + next };
      return { writeMs: timed(() => index.save([record])), firstSearchMs: timed(() => call('a landing page')) };
    },
    origin,
    request: (name) => ({
      path: '/1/indexes/*/queries',
      body: JSON.stringify({ requests: BENCH_QUERIES[name] }),
      headers: { 'content-type': 'text/plain', 'x-algolia-api-key': site.search_key, host: `${site.slug}.localhost` },
    }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
