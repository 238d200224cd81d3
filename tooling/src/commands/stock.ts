import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { importStock, openDatabase, type ColumnMapping, type ImportReport } from '@forecourt/platform-api';
import { StartError, tenantsFromFolder } from '@forecourt/server-kit';
import { settings } from '../settings';

interface ImportFlags {
  tenant: string;
  map?: string;
  delta?: boolean;
}

const SHOWN_REFUSALS = 50;

function printReport({ read, added, updated, sold, hidden, refused }: ImportReport, seconds: string): void {
  for (const { line, reason } of refused.slice(0, SHOWN_REFUSALS)) console.log(`  line ${line}: ${reason}`);
  if (refused.length > SHOWN_REFUSALS) console.log(`  … and ${refused.length - SHOWN_REFUSALS} more lines`);
  const outcome = `${added} added, ${updated} updated, ${sold} sold, ${hidden} demonstration cars hidden, ${refused.length} lines skipped`;
  console.log(`${read} lines read in ${seconds} s: ${outcome}.`);
}

async function importFeed(file: string, { tenant, map, delta }: ImportFlags): Promise<void> {
  const { dataFolder, databaseUrl, tenantsFolder } = settings();
  const tenants = await tenantsFromFolder(tenantsFolder);
  tenants.close();
  const site = tenants.bySlug(tenant);
  if (!site) throw new StartError(`There is no tenant "${tenant}"; known are ${tenants.all().map((each) => each.slug).join(', ')}.`);
  const begin = performance.now();
  const database = await openDatabase({ dataDir: dataFolder, databaseUrl });
  try {
    const report = await importStock(database, site, file, {
      mode: delta ? 'delta' : 'replace',
      map: map ? (JSON.parse(readFileSync(map, 'utf8')) as ColumnMapping) : undefined,
      onProgress: ({ read, saved, refused }) => process.stderr.write(`\r  ${read} read, ${saved} saved, ${refused} skipped `),
    });
    process.stderr.write('\n');
    printReport(report, ((performance.now() - begin) / 1000).toFixed(1));
  } finally {
    await database.close();
  }
}

/** Commands on a tenant's stock. */
export function addStockCommands(program: Command): void {
  program
    .command('stock')
    .description("a tenant's stock")
    .command('import')
    .argument('<file>', 'CSV feed')
    .requiredOption('--tenant <slug>', 'whose stock it is')
    .option('--map <file>', 'JSON file: fact → column, for a feed with other headings')
    .option('--delta', 'leave cars that the file does not name as they are; without it they count as sold')
    .description('load a stock feed; bad lines are listed with their reason and skipped')
    .action(importFeed);
}
