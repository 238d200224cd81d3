import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import {
  findRemoteStock,
  importStock,
  openDatabase,
  pushStock,
  searchAdminKey,
  type ColumnMapping,
  type Database,
  type ImportOptions,
  type ImportReport,
  type PushReport,
  type PushTarget,
  type RemoteStock,
} from '@forecourt/platform-api';
import { StartError, tenantsFromFolder } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { settings } from '../settings';
import { ADMIN_KEY } from './adminKey';

export interface ImportFlags {
  tenant: string;
  map?: string;
  delta?: boolean;
  sellMost?: boolean;
}

export interface PushFlags {
  tenant: string;
  app?: string;
  prefix?: string;
}

const PRINTED_REFUSALS = 50;

function printReport(
  { read, added, updated, unchanged, sold, unsold, hidden, refused, unusedColumns }: ImportReport,
  seconds: string,
): void {
  for (const { line, reason } of refused.slice(0, PRINTED_REFUSALS)) console.log(`  line ${line}: ${reason}`);
  if (refused.length > PRINTED_REFUSALS) console.log(`  … and ${refused.length - PRINTED_REFUSALS} more lines`);
  if (unusedColumns.length > 0) console.log(`  columns that were not used: ${unusedColumns.join(', ')} (--map says what a column means)`);
  const outcome = `${added} added, ${updated} updated, ${unchanged} unchanged, ${sold} sold, ${hidden} demonstration cars hidden, ${refused.length} lines skipped`;
  console.log(`${read} lines read in ${seconds} s: ${outcome}.`);
  if (unsold === 0) return;
  console.error(
    `${unsold} cars in stock are not in this file. They are most of the stock, so the file may be cut off, and they were not sold: import the whole file, or add --sell-most if they are gone.`,
  );
  process.exitCode = 1;
}

async function siteOf(tenant: string): Promise<SiteConfig> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  tenants.close();
  const site = tenants.bySlug(tenant);
  if (!site)
    throw new StartError(
      `There is no tenant "${tenant}"; known are ${tenants
        .all()
        .map((each) => each.slug)
        .join(', ')}.`,
    );
  return site;
}

interface Workplace {
  inDatabase(database: Database): Promise<void>;
  inRunningSite(site: RemoteStock): Promise<void>;
}

/** Works in the database itself, or in the running site that has the embedded one open. */
async function atStock({ inDatabase, inRunningSite }: Workplace): Promise<void> {
  const { dataFolder, databaseUrl } = settings();
  let database: Database;
  try {
    database = await openDatabase({ dataDir: dataFolder, databaseUrl });
  } catch (error) {
    const remote = (error as { code?: string }).code === 'folder_in_use' ? await findRemoteStock(dataFolder) : null;
    if (!remote) throw error;
    return inRunningSite(remote);
  }
  try {
    await inDatabase(database);
  } finally {
    await database.close();
  }
}

async function readable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new StartError(`${file} can not be read: ${(error as Error).message}`);
  });
}

async function mappingOf(file: string): Promise<ColumnMapping> {
  await readable(file);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ColumnMapping;
  } catch (error) {
    throw new StartError(`${file} is no JSON: ${(error as Error).message}`);
  }
}

/** Loads a stock feed, into the database itself or through the running site, and prints what was read, changed and refused. */
export async function importFeed(file: string, { tenant, map, delta, sellMost }: ImportFlags): Promise<void> {
  const site = await siteOf(tenant);
  await readable(file);
  const options: ImportOptions = {
    mode: delta ? 'delta' : 'replace',
    sellMost,
    map: map ? await mappingOf(map) : undefined,
    onProgress: ({ read, saved, refused }) => process.stderr.write(`\r  ${read} read, ${saved} saved, ${refused} skipped `),
  };
  const begin = performance.now();
  const print = (report: ImportReport) => {
    process.stderr.write('\n');
    printReport(report, ((performance.now() - begin) / 1000).toFixed(1));
  };
  await atStock({
    inDatabase: async (database) => print(await importStock(database, site, file, options)),
    inRunningSite: async (running) => print(await running.import(tenant, file, options)),
  });
}

/** Fills an Algolia application with a tenant's settings and records. */
export async function push({ tenant, app, prefix }: PushFlags): Promise<void> {
  const site = await siteOf(tenant);
  const appId = app ?? site.search_app;
  if (appId === 'local')
    throw new StartError(`${tenant} uses the built-in search: name Algolia's application with --app, or set search_app in its document.`);
  const adminKey = process.env[ADMIN_KEY];
  if (!adminKey) throw new StartError(`Set ${ADMIN_KEY} to a key of the application ${appId} that may write; it is not stored.`);
  const target: PushTarget = { appId, adminKey, prefix };
  const report = (index: string) => console.log(`  ${index} …`);
  const print = ({ records, replicas }: PushReport) => {
    for (const [index, count] of Object.entries(records)) console.log(`${index}: ${count} records`);
    console.log(`${replicas.length} sorted replicas.`);
  };
  await atStock({
    inDatabase: async (database) => print(await pushStock(database, site, target, report)),
    inRunningSite: async (running) => print(await running.push(tenant, target, report)),
  });
}

/** Prints the key that may write through the search endpoint. */
export async function printAdminKey({ tenant }: { tenant: string }): Promise<void> {
  await siteOf(tenant);
  await atStock({
    inDatabase: async (database) => console.log(await searchAdminKey(database, tenant)),
    inRunningSite: async (running) => console.log(await running.adminKey(tenant)),
  });
}
