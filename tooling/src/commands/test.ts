import type { Command } from 'commander';
import { runAllChecks, runBrowserTests, runChangedChecks, runUnitTests } from '../verify/runAll';

/** Commands that check the project. */
export function addTestCommands(program: Command): void {
  program
    .command('test')
    .option('--changed', 'only what the changes since main can affect, uncommitted ones included')
    .description('types, lint, unit, integration and browser tests')
    .action(({ changed }: { changed?: boolean }) => (changed ? runChangedChecks() : runAllChecks()));
  program
    .command('unit')
    .argument('[words...]', 'only tests whose path holds one of these')
    .description('unit and integration tests alone')
    .action((words: string[]) => runUnitTests(words));
  program
    .command('e2e')
    .argument('[words...]', 'only suites whose file name holds one of these')
    .description('the browser tests alone')
    .action((words: string[]) => runBrowserTests(words));
}
