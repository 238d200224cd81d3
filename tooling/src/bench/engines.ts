import { drawCars, VIEWS } from '@forecourt/car-imagery/bench';
import { openEngineBench } from '@forecourt/search-engine/bench';
import { percentile, rounded, type Benchmark, type BenchRow } from './benchmark';

const RECORDS = 100_000;
const WARM_UP = 20;
const CALLS = 200;
const CARS = 100;

/** p50, p99 and the rate of times in ms. */
function rowOf(engine: string, call: string, times: readonly number[]): BenchRow {
  const sum = times.reduce((total, time) => total + time, 0);
  const rate = Math.round((1000 * times.length) / sum);
  return { engine, call, 'p50 ms': percentile(times, 0.5), 'p99 ms': percentile(times, 0.99), 'per s': rate };
}

function measured(engine: string, call: string, run: () => number): BenchRow {
  for (let round = 0; round < WARM_UP; round += 1) run();
  return rowOf(engine, call, Array.from({ length: CALLS }, run));
}

function searchRows(): BenchRow[] {
  const bench = openEngineBench(RECORDS);
  return [
    { engine: 'search-engine', call: `build of ${RECORDS} records`, 'p50 ms': rounded(bench.buildMs) },
    ...bench.searches.map((name) => measured('search-engine', name, () => bench.search(name))),
    measured('search-engine', 'one record changes', () => bench.update()),
  ];
}

/** The two engines by themselves: without HTTP, database and cars of a site. */
export const enginesBenchmark: Benchmark = {
  name: 'engines',
  summary: 'searches in 100,000 records and images of cars, without HTTP and database',
  async run(report) {
    report('searches');
    const rows = searchRows();
    report('car images');
    return [...rows, ...VIEWS.map((view) => rowOf('car-imagery', view, drawCars(view, CARS)))];
  },
};
