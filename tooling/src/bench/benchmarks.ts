import type { Benchmark } from './benchmark';
import { searchBenchmark } from './search';

/** Every benchmark of `npm run bench`. */
export const BENCHMARKS: readonly Benchmark[] = [searchBenchmark];
