import type { Benchmark } from './benchmark';
import { compositionsBenchmark } from './compositions';
import { documentsBenchmark } from './documents';
import { editsBenchmark } from './edits/edits';
import { enginesBenchmark } from './engines';
import { leadBenchmark } from './leads';
import { feedBenchmark } from './feed';
import { imageBenchmark } from './images';
import { releasesBenchmark } from './releases';
import { searchBenchmark } from './search';
import { ssrBenchmark } from './ssr/ssr';
import { facetBenchmark } from './web/facet';
import { sizesBenchmark } from './web/sizes';
import { overheadBenchmark } from './web/overhead';
import { vitalsBenchmark } from './web/vitals';

/** Every benchmark of `npm run bench`. */
export const BENCHMARKS: readonly Benchmark[] = [
  imageBenchmark,
  feedBenchmark,
  documentsBenchmark,
  compositionsBenchmark,
  searchBenchmark,
  enginesBenchmark,
  leadBenchmark,
  releasesBenchmark,
  editsBenchmark,
  ssrBenchmark,
  sizesBenchmark,
  facetBenchmark,
  vitalsBenchmark,
  overheadBenchmark,
];
