import type { Command } from 'commander';
import { settings } from '../settings';

interface SizesFlags {
  url?: string;
  json?: boolean;
  components?: boolean;
  overhead?: boolean;
}

/** Commands that compare the project with what it promises. */
export function addCheckCommands(program: Command): void {
  program
    .command('imports')
    .description(
      'imports that the rules of .dependency-cruiser.cjs do not allow, circles, and uses of tables of others (platform-api/table-owners.json)',
    )
    .action(async () => (await import('../imports/printImports')).printImports());
  program
    .command('sizes')
    .option('--url <address>', 'the running site, http://127.0.0.1:3000 without it')
    .option('--components', 'each component of the design system instead')
    .option('--overhead', 'search and vehicle page against one build of the same sources instead')
    .option('--json', 'as JSON')
    .description('what the first view of each page carries, against the budgets; fails when one is over')
    .action(async ({ url = `http://127.0.0.1:${settings().port}`, json, components, overhead }: SizesFlags) => {
      if (overhead) return (await import('../bench/web/printOverhead')).printOverhead(url, json);
      const { printComponentSizes, printSizes } = await import('../checks/printSizes');
      return components ? printComponentSizes(json) : printSizes(url, json);
    });
}
