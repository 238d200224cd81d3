import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase, startPlatformApi } from '@forecourt/platform-api';
import { seedDemoStock } from '@forecourt/platform-api/demo';
import { tenantsFromFolder } from '@forecourt/server-kit';
import autocannon from 'autocannon';
import { settings } from '../settings';
import { percentile, rounded, type Benchmark, type BenchRow } from './benchmark';

/** A results page has 21 cards. */
const CARS = 24;
const CONNECTIONS = 8;
const WARM_SECONDS = 5;

/** Processor milliseconds of this process for each image: what the other figures come from, however busy the machine is. */
function processorMs(since: NodeJS.CpuUsage, images: number): number {
  const { user, system } = process.cpuUsage(since);
  return rounded((user + system) / 1000 / images);
}

/** Requests each address once, several at a time. */
async function eachOnce(images: string, addresses: readonly string[], headers: Record<string, string>): Promise<BenchRow> {
  const left = [...addresses];
  const times: number[] = [];
  const pauses = monitorEventLoopDelay({ resolution: 5 });
  const used = process.cpuUsage();
  const began = performance.now();
  pauses.enable();
  const work = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const begin = performance.now();
      const response = await fetch(address, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  pauses.disable();
  return {
    images,
    'per s': rounded((1000 * times.length) / (performance.now() - began)),
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
    'processor ms': processorMs(used, times.length),
    'longest pause ms': rounded(pauses.max / 1e6),
  };
}

/** The same addresses again and again; the client runs in a thread of its own. */
async function again(images: string, addresses: readonly string[], headers: Record<string, string>): Promise<BenchRow> {
  const used = process.cpuUsage();
  const { requests, latency, errors, non2xx } = await autocannon({
    url: new URL(addresses[0] as string).origin,
    connections: CONNECTIONS,
    duration: WARM_SECONDS,
    workers: 1,
    headers,
    requests: addresses.map((address) => ({ path: new URL(address).pathname })),
  });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests for images failed`);
  return {
    images,
    'per s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'processor ms': processorMs(used, requests.total),
  };
}

/** Images of one process of the back end, over HTTP. */
export const imageBenchmark: Benchmark = {
  name: 'images',
  summary: 'images per second: drawn for the first time, in another width, and from disk',
  async run(report) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'));
    const tenants = await tenantsFromFolder(settings().tenantsFolder);
    const [site] = tenants.all();
    if (!site) throw new Error(`There is no tenant in ${settings().tenantsFolder}.`);
    const database = await openDatabase({});
    await seedDemoStock(database, [site]);
    const api = await startPlatformApi({
      port: 0,
      host: '127.0.0.1',
      tenants,
      dataDir,
      database,
      environment: { ...process.env, FORECOURT_DEMO: '1', IMAGE_WARMING: 'off' },
    });
    try {
      const headers = { accept: 'image/avif,image/webp,*/*', 'x-forwarded-host': `${site.slug}.localhost` };
      const latest = await fetch(`${api.address}/api/cars/latest?limit=${CARS}`, { headers });
      const cars = (await latest.json()) as { images: { url: string }[] }[];
      const paths = cars.flatMap(({ images }) => images.slice(0, 1).map(({ url }) => url));
      const at = (width: number) => paths.map((url) => `${api.address}/images/w_${width},q_75/${url}`);
      report(`${paths.length} images for the first time`);
      const cold = await eachOnce('drawn for the first time, 480 px', at(480), headers);
      report('in another width');
      const resized = await eachOnce('in another width, 360 px', at(360), headers);
      report('from disk');
      return [cold, resized, await again('from disk, 480 px', at(480), headers)];
    } finally {
      await api.close();
      tenants.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
