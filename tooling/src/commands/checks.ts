import type { Command } from 'commander';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { exceedsOverheadLimit, compositionOverhead, overheadTable } from '../bench/web/compositionOverhead';
import { componentSizes, componentTable } from '../checks/componentSizes';
import { requirementCoverage, requirementsOf, type OwnerCoverage } from '../checks/requirements';
import { sizes, sizesTable } from '../checks/sizes';
import { cruise, IMPORT_RULES } from '../imports/dependencyCruiser';
import { settings } from '../settings';
import { ROOT } from '../workspace';

const row = ({ owner, total, unnamed }: OwnerCoverage) =>
  `${owner.padEnd(18)}${String(total - unnamed.length).padStart(5)} of ${String(total).padStart(3)}   ${unnamed.map(({ id }) => id).join(' ')}`;

function printRequirements({ owner, json }: { owner?: string; json?: boolean }): void {
  const { owners, unknown } = requirementCoverage(ROOT, requirementsOf(ROOT));
  if (json) {
    console.log(JSON.stringify({ owners, unknown }, null, 2));
    return;
  }
  if (owner) {
    const found = owners.find((each) => each.owner === owner);
    if (!found) throw new Error(`No requirement belongs to "${owner}"; owners are ${owners.map((each) => each.owner).join(', ')}.`);
    for (const { id, title } of found.unnamed) console.log(`${id}  ${title}`);
    return;
  }
  console.log(`${'owner'.padEnd(18)}named by a test   not named\n${owners.map(row).join('\n')}`);
  if (unknown.length > 0) console.log(`\nIn titles, but no requirement: ${unknown.join(', ')}`);
}

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
  for (const rules of IMPORT_RULES) {
    const { passed, report } = cruise(rules);
    console.log(report.trim());
    if (!passed) process.exitCode = 1;
  }
}

/** Commands that compare the project with what it promises. */
export function addCheckCommands(program: Command): void {
  program
    .command('requirements')
    .option('--owner <name>', 'the items of this owner with their titles, for example mf-search')
    .option('--json', 'as JSON')
    .description('which items of docs/requirements.json no test names')
    .action(printRequirements);
  program.command('imports').description('imports that the rules of .dependency-cruiser.cjs do not allow, and circles').action(printImports);
  program
    .command('sizes')
    .option('--url <address>', 'the running site, http://127.0.0.1:3000 without it')
    .option('--components', 'each component of the design system instead')
    .option('--overhead', 'search and vehicle page against one build of the same sources instead')
    .option('--json', 'as JSON')
    .description('what the first view of each page carries, against the budgets; fails when one is over')
    .action(printSizes);
}
