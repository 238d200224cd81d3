import type { Command } from 'commander';

/** Commands that check the project. */
export function addTestCommands(program: Command): void {
  program
    .command('test')
    .option('--changed', 'only what the changes since main can affect, uncommitted ones included')
    .option('--all', 'everything: all browser tests, long forms and fresh random seeds')
    .option('--fresh', 'repeats also what has passed for the same tree')
    .description('what must pass before a change lands: types, lint, unit, integration and the main browser tests')
    .action(async ({ changed, all, fresh }: { changed?: boolean; all?: boolean; fresh?: boolean }) => {
      const { runChangedChecks, runEverything, runGate } = await import('../verify/runAll');
      if (changed) return runChangedChecks();
      return all ? runEverything({ isFresh: fresh }) : runGate({ isFresh: fresh });
    });
  program
    .command('unit')
    .argument('[words...]', 'only tests whose path holds one of these')
    .option('--all', 'long forms and fresh random seeds too')
    .option('--title <pattern>', 'only tests whose name matches this regular expression')
    .description('unit and integration tests alone')
    .action(async (words: string[], { all, title }: { all?: boolean; title?: string }) =>
      (await import('../verify/runAll')).runUnitTests(words, { scope: all ? 'all' : 'gate', title }),
    );
  program
    .command('e2e')
    .argument('[words...]', 'only suites whose file name holds one of these; with a line number one test')
    .option('--failed', 'only tests that failed in the last run')
    .option('--project <name>', 'only one project of Playwright: read, write or firefox')
    .description('the browser tests alone, all of them')
    .action(async (words: string[], { failed, project }: { failed?: boolean; project?: string }) =>
      (await import('../verify/runAll')).runBrowserTests(words, { onlyFailed: failed, project }),
    );
  program
    .command('prepare-base', { hidden: true })
    .description('releases and stock for the browser tests')
    .action(async () => (await import('../verify/prepareBase')).prepareBase());
}
