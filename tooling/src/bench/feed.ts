import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  feedTemplate,
  importStock,
  openDatabase,
  openTokenService,
  startPlatformApi,
  type Database,
  type ImportOptions,
} from '@forecourt/platform-api';
import { tenantsFromFolder, type TenantSource } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { settings } from '../settings';
import { rounded, type Benchmark, type BenchRow } from './benchmark';

const LINES = 100_000;
const MEMORY_EVERY_MS = 50;

const COLUMNS = feedTemplate().trimEnd().split('\r\n').at(-1)?.split(',') ?? [];

/** The cells of one line; the other columns are empty. */
const cellsOf = (line: number): Readonly<Record<string, string>> => ({
  stocknum: `B${line}`,
  vin: `MR0BA3CD${String(line).padStart(9, '0')}`,
  car_type: line % 3 === 0 ? 'new' : 'used',
  make: `Make ${line % 40}`,
  model: `Model ${line % 700}`,
  badge: `Badge ${line % 90}`,
  year: String(2010 + (line % 16)),
  body: 'SUV',
  fuel: 'Diesel',
  transmission: 'Sports Automatic',
  engine: '4 cyl 2.2 L',
  km: String(line),
  price: String(10_000 + (line % 60_000)),
  was_price: String(11_000 + (line % 60_000)),
  rego_expiry: '30/06/2027',
  location: 'Perth WA',
  comments: `One owner, full service history, number ${line}.`,
  features: 'Reversing camera | Apple CarPlay | Tow bar',
  photo_front: `https://photos.example/${line}-front.jpg`,
  images: `https://photos.example/${line}-2.jpg | https://photos.example/${line}-3.jpg`,
  finance_rate: '8.49',
  finance_comparison_rate: '9.19',
  finance_weekly: String(60 + (line % 200)),
});

async function writeFeed(file: string): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(feedTemplate());
  for (let line = 1; line <= LINES; line += 1) {
    const cells = cellsOf(line);
    if (!stream.write(`${COLUMNS.map((column) => (cells[column] ? `"${cells[column]}"` : '')).join(',')}\r\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

/** Most memory of this process while a job runs, in MB. */
async function withMemory<Result>(job: () => Promise<Result>): Promise<{ result: Result; megabytes: number }> {
  let most = process.memoryUsage().rss;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), MEMORY_EVERY_MS);
  try {
    return { result: await job(), megabytes: Math.round(most / 2 ** 20) };
  } finally {
    clearInterval(timer);
  }
}

/** Bytes of a response that is read as it comes. */
async function bytesOf(response: Response): Promise<number> {
  if (!response.ok || !response.body) throw new Error(`${response.url} responded with ${response.status}: ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

/** Feeds of the imported cars, over HTTP. */
async function measureFeedsOut(
  { database, site, tenants, dataDir }: { database: Database; site: SiteConfig; tenants: TenantSource; dataDir: string },
  report: (step: string) => void,
): Promise<BenchRow[]> {
  const environment = { ...process.env, FORECOURT_DEMO: '1', IMAGE_WARMING: 'off' };
  const api = await startPlatformApi({ port: 0, host: '127.0.0.1', tenants, dataDir, database, environment });
  const { text } = await openTokenService(database).create(site.slug, { name: 'bench', rights: ['feeds:read'], days: 1 });
  const headers = { authorization: `Bearer ${text}`, 'x-forwarded-host': `${site.slug}.localhost` };
  try {
    const rows: BenchRow[] = [];
    for (const feed of ['google-vehicles.csv', 'cars.json']) {
      report(`${feed} out`);
      const begin = performance.now();
      const { result, megabytes } = await withMemory(async () =>
        bytesOf(await fetch(`${api.address}/api/operator/v1/feeds/${feed}`, { headers })),
      );
      const seconds = (performance.now() - begin) / 1000;
      rows.push({ feed: `${feed} out`, 'file MB': Math.round(result / 1e6), seconds: rounded(seconds), 'memory MB': megabytes });
    }
    return rows;
  } finally {
    await api.close();
  }
}

/** A feed with every column, on the embedded database. */
export const feedBenchmark: Benchmark = {
  name: 'feed',
  summary: 'seconds and memory of a feed of 100,000 lines: dry run, first import, import again, and as feeds out',
  async run(report) {
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-bench-'));
    const tenants = await tenantsFromFolder(settings().tenantsFolder);
    const [site] = tenants.all();
    if (!site) throw new Error(`There is no tenant in ${settings().tenantsFolder}.`);
    const file = path.join(folder, 'feed.csv');
    await writeFeed(file);
    const database = await openDatabase({ dataDir: path.join(folder, 'data') });
    const measure = async (feed: string, options: ImportOptions): Promise<BenchRow> => {
      report(feed);
      const begin = performance.now();
      const { result, megabytes } = await withMemory(() => importStock(database, site, file, options));
      const seconds = (performance.now() - begin) / 1000;
      const { read, added, unchanged, refused } = result;
      return { feed, lines: read, added, unchanged, refused: refused.length, seconds: rounded(seconds), 'memory MB': megabytes };
    };
    try {
      const imports = [await measure('dry run', { dryRun: true }), await measure('first import', {}), await measure('import again', {})];
      return [...imports, ...(await measureFeedsOut({ database, site, tenants, dataDir: folder }, report))];
    } finally {
      await database.close();
      tenants.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
