import { fork } from 'node:child_process';
import { brotliCompressSync, constants } from 'node:zlib';
import { fetchTransferSize } from '../../checks/transferSize';
import { stopProcess } from '../../serve/stopProcess';
import { inRoot } from '../../workspace';
import { rounded, type Benchmark, type BenchRow } from '../benchmark';
import { startBenchSite } from '../web/benchSite';
import type { BareResponse } from './bareServer';
import { load, type Load } from './load';
import { processTimes, timesBetween, wholeOf } from './processTimes';
import { sitePages } from './sitePages';

const SITE = 'kestrel-motor-group';
const CONNECTIONS = [8, 50, 200];
const WARM_UP_SECONDS = 8;
const SECONDS = 10;

/** Milliseconds for which renders have kept workers busy, by phase. */
async function busyMs(address: string): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const lines = metrics.matchAll(/^forecourt_site_render_busy_seconds_total\{phase="(\w+)"\} (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, phase = '', seconds]) => [phase, 1000 * Number(seconds)]));
}

/** A server of the site, with the ids of its process and of the back end's. */
interface Measured {
  address: string;
  api: number;
  site: number;
}

const reading = async ({ address, api, site }: Measured) => ({
  api: processTimes(api),
  site: processTimes(site),
  busy: await busyMs(address),
});
type Reading = Awaited<ReturnType<typeof reading>>;

/**
 * The CPU time of one page, line by line; the lines add up to the whole. What a phase of a render takes is the time for which it kept its
 * worker busy; the rest is compression, garbage collection, and what workers do between renders.
 */
function ledger(before: Reading, after: Reading, pages: number): BenchRow {
  const api = timesBetween(before.api, after.api);
  const site = timesBetween(before.site, after.site);
  const phases = Object.entries(after.busy).map(([phase, ms]) => [phase, (ms - (before.busy[phase] ?? 0)) / pages] as const);
  const columns = Object.fromEntries(phases.map(([phase, ms]) => [phase, rounded(ms)]));
  if (!api || !site) return columns;
  const workers = (site.threads + site.children) / pages;
  return {
    'CPU ms': rounded(workers + (site.main + wholeOf(api)) / pages),
    'back end': rounded(wholeOf(api) / pages),
    'main thread': rounded(site.main / pages),
    ...columns,
    rest: rounded(workers - phases.reduce((total, [, ms]) => total + ms, 0)),
  };
}

/** The most that Node can do with the same bytes, on the same machine, with the same generator. */
async function bareRow(page: string, html: string, each: Pick<Load, 'host' | 'paths'>): Promise<BenchRow> {
  const child = fork(inRoot('tooling/src/bench/ssr/bareServer.ts'), [], { execArgv: ['--import', 'tsx'] });
  try {
    const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    const response: BareResponse = {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
      body: body.toString('base64'),
    };
    const url = await new Promise<string>((resolve) => {
      child.once('message', (address) => resolve(address as string));
      child.send(response);
    });
    const { row } = await load({ ...each, url, connections: 50, seconds: 5 });
    return { page, 'served by': 'bare server', ...row, 'HTML kB': rounded(html.length / 1000), 'brotli kB': rounded(body.length / 1000) };
  } finally {
    await stopProcess(child);
  }
}

interface Servers {
  /** Renders each page anew. */
  rendering: Measured;
  /** Sends what it has rendered. */
  caching: Measured;
}

async function pageRows({ rendering, caching }: Servers, host: string, [page, paths]: [string, string[]], report: (step: string) => void) {
  const rows: BenchRow[] = [];
  const measure = async (name: string, server: Measured, how: Pick<Load, 'connections' | 'rate'>) => {
    report(`${page}: ${name}, ${how.connections} connections`);
    const before = await reading(server);
    const { pages, row, generatorMs } = await load({ url: server.address, host, paths, seconds: SECONDS, ...how });
    const after = await reading(server);
    rows.push({ page, 'served by': name, ...row, ...ledger(before, after, pages), generator: rounded(generatorMs / pages) });
    return Number(row['pages/s']);
  };
  report(`${page}: warming up`);
  for (const { address: url } of [rendering, caching]) await load({ url, host, paths, connections: 4, seconds: WARM_UP_SECONDS });
  let most = 0;
  for (const connections of CONNECTIONS) most = Math.max(most, await measure('render', rendering, { connections }));
  await measure('half of that', rendering, { connections: CONNECTIONS[1] ?? 1, rate: Math.max(1, Math.round(most / 2)) });
  await measure('cache', caching, { connections: CONNECTIONS[1] ?? 1 });
  const { text } = await fetchTransferSize(rendering.address, host, paths[0] ?? '/');
  return [...rows, await bareRow(page, text, { host, paths })];
}

/** Rendering of pages by the server: how many, how long a visitor waits, and where the time goes (PL-055). */
export const ssrBenchmark: Benchmark = {
  name: 'ssr',
  summary:
    'pages of a site a second, rendered and from the cache, beside a bare server; milliseconds of CPU of one page, as a whole and by part',
  async run(report) {
    const site = await startBenchSite(report, { environment: { IMAGE_WARMING: 'off', PAGE_CACHE_MB: '0' } });
    try {
      const tenant = site.tenants.find(({ slug }) => slug === SITE);
      if (!tenant) throw new Error(`There is no tenant ${SITE}.`);
      const cached = await site.startSite({ PAGE_CACHE_MB: '256' });
      const servers: Servers = {
        rendering: { address: site.address, api: site.pids.api, site: site.pids.site },
        caching: { address: cached.address, api: site.pids.api, site: cached.pid },
      };
      const rows: BenchRow[] = [];
      const pages = await sitePages(site.address, tenant);
      for (const page of Object.entries(pages)) rows.push(...(await pageRows(servers, `${SITE}.localhost`, page, report)));
      return rows;
    } finally {
      await site.stop();
    }
  },
};
