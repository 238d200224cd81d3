import type { Command } from 'commander';

/** The command that measures. */
export function addBenchCommands(program: Command): void {
  program
    .command('bench')
    .argument('[names...]', 'benchmarks, or groups of them; all without a name')
    .option('--json', 'as JSON; each result is stored in .forecourt/bench too')
    .description('benchmarks; compare figures of one run only')
    .action(async (names: string[], options: { json?: boolean }) => (await import('../bench/runBenchmarks')).runBenchmarks(names, options));
}
