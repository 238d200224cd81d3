import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg } from 'node:os';
import { StartError } from '@forecourt/server-kit';
import { benchTable } from './benchmark';
import { BENCHMARKS } from './benchmarks';
import { inState } from '../workspace';

/** Names of benchmarks and of groups of them. */
const KNOWN = [...new Set(BENCHMARKS.flatMap(({ name, group = name }) => [name, group]))];

const machine = () => ({
  node: process.version,
  arch: arch(),
  processor: cpus()[0]?.model,
  cores: availableParallelism(),
  load: loadavg()[0],
});

/** Runs the benchmarks of some names, or all, and prints and stores their figures. */
export async function runBenchmarks(names: readonly string[], { json }: { json?: boolean }): Promise<void> {
  const unknown = names.find((name) => !KNOWN.includes(name));
  if (unknown) throw new StartError(`There is no benchmark "${unknown}"; known are ${KNOWN.join(', ')}.`);
  const results: Record<string, unknown> = {};
  for (const each of BENCHMARKS.filter(({ name, group = name }) => names.length === 0 || names.includes(name) || names.includes(group))) {
    const rows = await each.run((step) => process.stderr.write(`\r\u001b[K  ${each.name}: ${step} `));
    process.stderr.write('\r\u001b[K');
    if (!json) console.log(`${each.name}: ${each.summary}\n\n${benchTable(rows)}\n`);
    results[each.name] = { machine: machine(), rows };
    mkdirSync(inState('bench'), { recursive: true });
    writeFileSync(inState('bench', `${each.name}.json`), JSON.stringify(results[each.name], null, 2));
  }
  if (json) console.log(JSON.stringify(results, null, 2));
}
