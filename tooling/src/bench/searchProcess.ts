import { openSearchBench, type SearchBench } from '@forecourt/platform-api/bench';
import { tenantsFromFolder } from '@forecourt/server-kit';
import autocannon from 'autocannon';
import { settings } from '../settings';
import { percentile, rounded, type BenchRow } from './benchmark';

/** Messages of this process: the current step, and the result. */
export type SearchMessage = { step: string } | { rows: BenchRow[] };

const WARM_UP = 50;
const CORE_CALLS = 300;
const UPDATES = 50;
const HTTP_SECONDS = 3;

function coreRow(bench: SearchBench, call: string, cars: number): BenchRow {
  for (let round = 0; round < WARM_UP; round += 1) bench.core(call);
  const times = Array.from({ length: CORE_CALLS }, () => bench.core(call));
  const sum = times.reduce((total, time) => total + time, 0);
  return {
    cars,
    where: 'core',
    call,
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
    'per s': Math.round((1000 * times.length) / sum),
  };
}

/** One client that waits for each response, as a visitor does. The client runs in a thread of its own. */
async function httpRow(bench: SearchBench, call: string, cars: number): Promise<BenchRow> {
  const { path, body, headers } = bench.request(call);
  const run = (connections: number) =>
    autocannon({
      url: bench.origin,
      connections,
      duration: HTTP_SECONDS,
      workers: 1,
      requests: [{ method: 'POST', path, body, headers: { ...headers } }],
    });
  const alone = await run(1);
  const crowd = await run(8);
  for (const { errors, non2xx } of [alone, crowd]) if (errors + non2xx > 0) throw new Error(`${call}: ${errors + non2xx} calls failed`);
  return {
    cars,
    where: 'HTTP',
    call,
    'p50 ms': alone.latency.p50,
    'p99 ms': alone.latency.p99,
    'per s': Math.round(crowd.requests.average),
  };
}

function updateRows(bench: SearchBench, cars: number): BenchRow[] {
  const updates = Array.from({ length: UPDATES }, () => bench.update());
  const row = (call: string, times: number[]): BenchRow => ({
    cars,
    where: 'core',
    call,
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
  });
  return [
    row(
      'one car changes',
      updates.map(({ writeMs }) => writeMs),
    ),
    row(
      'first search after it',
      updates.map(({ firstSearchMs }) => firstSearchMs),
    ),
  ];
}

async function measure(cars: number, report: (step: string) => void): Promise<BenchRow[]> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  const site = tenants.all().find(({ slug }) => slug === 'kestrel-motor-group') ?? tenants.all()[0];
  if (!site) throw new Error(`There is no tenant in ${settings().tenantsFolder}.`);
  report('building');
  const bench = await openSearchBench(site, tenants, cars);
  try {
    const rows: BenchRow[] = [
      {
        cars,
        where: 'core',
        call: 'build from rows',
        'p50 ms': rounded(bench.buildMs),
        'above records MB': rounded(bench.memoryMB ?? Number.NaN),
      },
    ];
    for (const call of bench.calls) {
      report(call);
      rows.push(coreRow(bench, call, cars), await httpRow(bench, call, cars));
    }
    return [...rows, ...updateRows(bench, cars)];
  } finally {
    await bench.close();
    tenants.close();
  }
}

const send = (message: SearchMessage) => process.send?.(message);

send({ rows: await measure(Number(process.argv[2]), (step) => send({ step })) });
process.disconnect();
