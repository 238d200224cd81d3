import type { Benchmark } from './benchmark';
import { leadBenchmark } from './leads';
import { imageBenchmark } from './images';
import { searchBenchmark } from './search';

/** Every benchmark of `npm run bench`. */
export const BENCHMARKS: readonly Benchmark[] = [imageBenchmark, searchBenchmark, leadBenchmark];
