import type { Command } from 'commander';
import { prepareBase } from '../verify/prepareBase';
import { runBrowserTests, runChangedChecks, runEverything, runGate, runUnitTests } from '../verify/runAll';

/** Commands that check the project. */
export function addTestCommands(program: Command): void {
  program
    .command('test')
    .option('--changed', 'only what the changes since main can affect, uncommitted ones included')
    .option('--all', 'everything: all browser tests, long forms and fresh random seeds')
    .description('what must pass before a change lands: types, lint, unit, integration and the main browser tests')
    .action(({ changed, all }: { changed?: boolean; all?: boolean }) => {
      if (changed) return runChangedChecks();
      return all ? runEverything() : runGate();
    });
  program
    .command('unit')
    .argument('[words...]', 'only tests whose path holds one of these')
    .option('--all', 'long forms and fresh random seeds too')
    .description('unit and integration tests alone')
    .action((words: string[], { all }: { all?: boolean }) => runUnitTests(words, all ? 'all' : 'gate'));
  program
    .command('e2e')
    .argument('[words...]', 'only suites whose file name holds one of these')
    .description('the browser tests alone, all of them')
    .action((words: string[]) => runBrowserTests(words));
  program.command('prepare-base', { hidden: true }).description('releases and stock for the browser tests').action(prepareBase);
}
