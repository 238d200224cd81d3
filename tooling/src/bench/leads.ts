import { openLeadBench } from '@forecourt/platform-api/bench';
import { startPostgres } from '@forecourt/platform-api/testing/postgres-server';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { settings } from '../settings';
import { percentile, type Benchmark, type BenchRow } from './benchmark';

const WARM_UP = 50;
const LEADS = 500;
const AT_ONCE = [1, 16];

async function measure(database: string, databaseUrl: string | null, report: (step: string) => void): Promise<BenchRow[]> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  const [site] = tenants.all();
  if (!site) throw new Error(`There is no tenant in ${settings().tenantsFolder}.`);
  const bench = await openLeadBench(site, databaseUrl);
  try {
    await bench.submit(WARM_UP, AT_ONCE[0] ?? 1);
    await bench.delivered();
    const rows: BenchRow[] = [];
    for (const atOnce of AT_ONCE) {
      report(`${database}: ${LEADS} leads, ${atOnce} at once`);
      const begin = performance.now();
      const times = await bench.submit(LEADS, atOnce);
      const acceptedMs = performance.now() - begin;
      await bench.delivered();
      const deliveredMs = performance.now() - begin;
      rows.push({
        database,
        'at once': atOnce,
        'accepted per s': Math.round((1000 * LEADS) / acceptedMs),
        'delivered per s': Math.round((1000 * LEADS) / deliveredMs),
        'p50 ms': percentile(times, 0.5),
        'p99 ms': percentile(times, 0.99),
      });
    }
    return rows;
  } finally {
    await bench.close();
    tenants.close();
  }
}

/** Leads that are committed before the response, with their delivery, over HTTP on both databases. */
export const leadBenchmark: Benchmark = {
  name: 'leads',
  summary: 'durable leads per second with their delivery, on PGlite and on PostgreSQL with fsync',
  async run(report) {
    const embedded = await measure('PGlite', null, report);
    const postgres = await startPostgres({ isDurable: true });
    try {
      return [...embedded, ...(await measure('PostgreSQL', await postgres.createDatabase(), report))];
    } finally {
      await postgres.stop();
    }
  },
};
