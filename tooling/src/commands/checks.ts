import type { Command } from 'commander';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { exceedsOverheadLimit, compositionOverhead, overheadTable } from '../bench/web/compositionOverhead';
import { componentSizes, componentTable } from '../checks/componentSizes';
import { sizes, sizesTable } from '../checks/sizes';
import { checkImports } from '../imports/dependencyCruiser';
import { settings } from '../settings';

async function printComponentSizes(json = false): Promise<void> {
  const rows = await componentSizes();
  console.log(json ? JSON.stringify(rows, null, 2) : componentTable(rows));
  if (rows.some(({ problem }) => problem !== null)) process.exitCode = 1;
}

async function printOverhead(address: string, json = false): Promise<void> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  tenants.close();
  const [site] = tenants.all();
  if (!site) throw new Error('There is no tenant.');
  const rows = await compositionOverhead(address, site);
  console.log(json ? JSON.stringify(rows, null, 2) : overheadTable(rows));
  if (rows.some(exceedsOverheadLimit)) process.exitCode = 1;
}

interface SizesOptions {
  url?: string;
  json?: boolean;
  components?: boolean;
  overhead?: boolean;
}

async function printSizes({ url, json, components, overhead }: SizesOptions): Promise<void> {
  if (components) {
    await printComponentSizes(json);
    return;
  }
  const address = url ?? `http://127.0.0.1:${settings().port}`;
  if (overhead) {
    await printOverhead(address, json);
    return;
  }
  const rows = await sizes(address);
  console.log(json ? JSON.stringify(rows, null, 2) : sizesTable(rows));
  if (rows.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
}

function printImports(): void {
  const { problems, files } = checkImports();
  for (const { rule, text, advice } of problems) console.error(`${rule}: ${text}\n    ${advice}`);
  console.log(`${problems.length} problems in the imports of ${files} files.`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Commands that compare the project with what it promises. */
export function addCheckCommands(program: Command): void {
  program
    .command('imports')
    .description('imports that the rules of .dependency-cruiser.cjs do not allow, and circles')
    .action(printImports);
  program
    .command('sizes')
    .option('--url <address>', 'the running site, http://127.0.0.1:3000 without it')
    .option('--components', 'each component of the design system instead')
    .option('--overhead', 'search and vehicle page against one build of the same sources instead')
    .option('--json', 'as JSON')
    .description('what the first view of each page carries, against the budgets; fails when one is over')
    .action(printSizes);
}
