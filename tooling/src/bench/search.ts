import { fork } from 'node:child_process';
import { API_FLAGS } from '../serve/children';
import { inRoot } from '../workspace';
import type { Benchmark, BenchRow } from './benchmark';
import type { SearchMessage } from './searchProcess';

const SIZES = [16_000, 160_000];

/** Each size in a process of its own, which runs as the API does. */
function measured(cars: number, report: (step: string) => void): Promise<BenchRow[]> {
  const child = fork(inRoot('tooling/src/bench/searchProcess.ts'), [String(cars)], {
    execArgv: ['--import', 'tsx', ...API_FLAGS, '--expose-gc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: SearchMessage) => {
      if ('rows' in message) resolve(message.rows);
      else report(`${cars} cars: ${message.step}`);
    });
    child.once('exit', (code) => reject(new Error(`The search benchmark ended with code ${code}; its reason stands above.`)));
  });
}

/** The search endpoint at the size of a large dealer and of a whole market. */
export const searchBenchmark: Benchmark = {
  name: 'search',
  summary: 'searches per second and waiting times at 16,000 and 160,000 cars, core and HTTP',
  async run(report) {
    const rows: BenchRow[] = [];
    for (const cars of SIZES) rows.push(...(await measured(cars, report)));
    return rows;
  },
};
