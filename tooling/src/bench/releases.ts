import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { changeRegistry, rolledBack } from '@forecourt/shell/registry';
import { releasableRemote } from '../release/releasableRemote';
import { release } from '../release/release';
import { inRoot, inState } from '../workspace';
import { percentile, rounded, type Benchmark, type BenchRow } from './benchmark';
import { startBenchSite, type BenchSite } from './web/benchSite';

const REMOTE = 'mf-finance';
const ROUNDS = 5;
const PATHS = ['/', '/search', '/our-location', '/contact'];
const VISITORS = 2;

/** A copy of the remote with another heading. */
function changedCopy(): string {
  const folder = inState(`bench/sources/${REMOTE}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(inRoot(REMOTE), folder, { recursive: true, filter: (source) => !source.includes('node_modules') });
  const file = path.join(folder, 'src/pages/information.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('heading="Car finance"', 'heading="Finance for your car"'));
  return folder;
}

/** Status and body of a page; fetch() sends no Host header of a caller's choice. */
async function get(address: string, tenant: string, pathname: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(address);
  const [response] = (await once(httpGet({ hostname, port, path: pathname, headers: { host: `${tenant}.localhost` } }), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

async function servedVersion({ address, tenants }: BenchSite): Promise<string> {
  const response = await get(address, tenants[0]?.slug ?? '', '/_forecourt/composition?path=/');
  return (JSON.parse(response.body) as { remotes: Record<string, { version: string }> }).remotes[REMOTE]?.version ?? '';
}

/** Milliseconds until the site serves another version of the remote than this one. */
async function untilChanged(site: BenchSite, before: string): Promise<number> {
  const begin = performance.now();
  while ((await servedVersion(site)) === before) await setTimeout(20);
  return Math.round(performance.now() - begin);
}

/** Visitors that request pages of all sites one after another until `stop`. */
function startLoad({ address, tenants }: BenchSite) {
  const stopped = new AbortController();
  const targets = tenants.flatMap(({ slug }) => PATHS.map((pathname) => ({ slug, pathname })));
  const failed: string[] = [];
  const times: number[] = [];
  let sent = 0;
  async function visit(): Promise<void> {
    while (!stopped.signal.aborted) {
      const { slug, pathname } = targets[sent % targets.length] as (typeof targets)[number];
      sent += 1;
      const begin = performance.now();
      const status = await get(address, slug, pathname).then(
        (response) => response.status,
        () => 0,
      );
      times.push(performance.now() - begin);
      if (status !== 200) failed.push(`${slug}${pathname}: ${status}`);
      await setTimeout(20);
    }
  }
  const visits = Array.from({ length: VISITORS }, visit);
  return {
    async stop() {
      stopped.abort();
      await Promise.all(visits);
      return { failed, times };
    },
  };
}

/** How soon releases and rollbacks are live under load, and whether a request fails meanwhile (PL-015, PL-016). */
export const releasesBenchmark: Benchmark = {
  name: 'releases',
  summary: `${ROUNDS} releases and rollbacks of ${REMOTE} under load on all sites, live within 5,000 ms each`,
  async run(report): Promise<BenchRow[]> {
    const site = await startBenchSite(report);
    try {
      const folder = changedCopy();
      const load = startLoad(site);
      const rows: BenchRow[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const version = `9.${round}.0`;
        report(`release ${REMOTE} ${version}`);
        const before = await servedVersion(site);
        await release({
          subjects: [releasableRemote(site.stores.artifacts, REMOTE, folder)],
          stores: site.stores,
          version,
          withoutTests: true,
          print: () => undefined,
        });
        rows.push({ change: `release ${version}`, 'live after ms': await untilChanged(site, before) });
        await changeRegistry(site.stores.registry, { author: 'bench', change: `rollback ${REMOTE}`, apply: rolledBack(REMOTE) });
        rows.push({ change: `rollback of ${version}`, 'live after ms': await untilChanged(site, version) });
      }
      const { failed, times } = await load.stop();
      for (const problem of failed.slice(0, 20)) console.error(problem);
      return [
        ...rows,
        {
          change: 'load',
          requests: times.length,
          failed: failed.length,
          'p50 ms': percentile(times, 0.5),
          'p99 ms': percentile(times, 0.99),
          'worst ms': rounded(Math.max(...times)),
        },
      ];
    } finally {
      await site.stop();
    }
  },
};
