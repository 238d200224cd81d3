import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase, seedDemoStock, startPlatformApi } from '@forecourt/platform-api';
import { tenantsFromFolder } from '@forecourt/server-kit';
import autocannon from 'autocannon';
import { settings } from '../settings';

export interface PhaseFigures {
  imagesPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of processor for each picture: what the figures above come from, however busy the machine is. */
  processorMs: number;
}

export interface ImageFigures {
  /** Drawn, rendered and encoded for the first time. */
  cold: PhaseFigures;
  /** Another width of pictures that were drawn before. */
  newSize: PhaseFigures;
  /** Read from the disk. */
  warm: PhaseFigures;
  /** Longest time for which the server answered nothing while it made pictures, milliseconds. */
  longestPause: number;
}

export interface ImageBenchOptions {
  /** Cars whose pictures are made. */
  cars?: number;
  /** Requests at the same time. */
  connections?: number;
  warmSeconds?: number;
}

const HEADERS = { accept: 'image/avif,image/webp,*/*' };

const processorMs = (since: NodeJS.CpuUsage, pictures: number) => {
  const { user, system } = process.cpuUsage(since);
  return Math.round((user + system) / 10 / pictures) / 100;
};

function figuresOf(times: readonly number[], seconds: number, since: NodeJS.CpuUsage): PhaseFigures {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { imagesPerSecond: Math.round((times.length / seconds) * 10) / 10, p50: at(0.5), p99: at(0.99), processorMs: processorMs(since, times.length) };
}

/** Asks for each address once, so many at a time. */
async function eachOnce(addresses: readonly string[], headers: Record<string, string>, connections: number): Promise<PhaseFigures> {
  const left = [...addresses];
  const times: number[] = [];
  const began = performance.now();
  const used = process.cpuUsage();
  const work = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const asked = performance.now();
      const answer = await fetch(address, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return figuresOf(times, (performance.now() - began) / 1000, used);
}

async function warmFigures(addresses: readonly string[], headers: Record<string, string>, connections: number, seconds: number): Promise<PhaseFigures> {
  const [first = ''] = addresses;
  const used = process.cpuUsage();
  const result = await autocannon({
    url: new URL(first).origin,
    connections,
    duration: seconds,
    workers: 1,
    headers,
    requests: addresses.map((address) => ({ path: new URL(address).pathname })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} warm pictures were not answered`);
  return {
    imagesPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    processorMs: processorMs(used, result.requests.total),
  };
}

/** Pictures per second of one process of the back end, over HTTP: first time, another width, and from disk. */
export async function benchImages({ cars = 24, connections = 8, warmSeconds = 5 }: ImageBenchOptions = {}): Promise<ImageFigures> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'));
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  const [site] = tenants.all();
  if (!site) throw new Error('There is no tenant to measure with.');
  const database = await openDatabase({});
  await seedDemoStock(database, [site]);
  const api = await startPlatformApi({ port: 0, host: '127.0.0.1', tenants, dataDir, database });
  try {
    const headers = { ...HEADERS, 'x-forwarded-host': `${site.slug}.localhost` };
    const latest = (await (await fetch(`${api.address}/api/cars/latest?limit=${cars}`, { headers })).json()) as { images: { url: string }[] }[];
    const pictures = latest.flatMap(({ images }) => images.slice(0, 1).map(({ url }) => url));
    const at = (width: number) => pictures.map((url) => `${api.address}/images/w_${width},q_75/${url}`);

    const pauses = monitorEventLoopDelay({ resolution: 5 });
    pauses.enable();
    const cold = await eachOnce(at(480), headers, connections);
    const newSize = await eachOnce(at(360), headers, connections);
    pauses.disable();
    const warm = await warmFigures(at(480), headers, connections, warmSeconds);
    return { cold, newSize, warm, longestPause: Math.round(pauses.max / 1e6) };
  } finally {
    await api.close();
    tenants.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
