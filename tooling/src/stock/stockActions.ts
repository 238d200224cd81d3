import { constants } from 'node:fs';
import { access, readFile, writeFile } from 'node:fs/promises';
import {
  exclusiveImport,
  feedTemplate,
  pushStock,
  readPhotoSettings,
  searchAdminKey,
  type ColumnMapping,
  type ImportOptions,
  type ImportReport,
  type PushReport,
  type PushTarget,
} from '@forecourt/platform-api';
import { StartError } from '@forecourt/server-kit';
import { settings } from '../settings';
import { siteOf } from '../siteOf';
import { ADMIN_KEY } from './adminKey';
import { atStock } from './atStock';

export interface ImportFlags {
  tenant: string;
  map?: string;
  delta?: boolean;
  sellMost?: boolean;
  dryRun?: boolean;
}

export interface PushFlags {
  tenant: string;
  app?: string;
  prefix?: string;
}

const PRINTED_LINES = 50;

/** Prints the first lines of a list, and how many more there are. */
function printLines(lines: readonly string[], total: number): void {
  for (const line of lines.slice(0, PRINTED_LINES)) console.log(`  ${line}`);
  if (total > PRINTED_LINES) console.log(`  … and ${total - PRINTED_LINES} more`);
}

/** Prints a list of cells under its title, and how many each column has; nothing without any. */
function printCells<Cell extends { line: number; column: string; text: string }>(
  title: string,
  { counts, first }: { counts: Readonly<Record<string, number>>; first: readonly Cell[] },
  meaningOf: (cell: Cell) => string,
): void {
  const columns = Object.entries(counts);
  if (columns.length === 0) return;
  console.log(title);
  const total = columns.reduce((sum, [, count]) => sum + count, 0);
  printLines(
    first.map((cell) => `line ${cell.line}, ${cell.column}: "${cell.text}" ${meaningOf(cell)}`),
    total,
  );
  console.log(`  by column: ${columns.map(([column, count]) => `${column} ${count}`).join(', ')}`);
}

const ENCODINGS: Readonly<Record<ImportReport['format']['encoding'], string | null>> = {
  'UTF-8': null,
  'UTF-16': 'The file was read as UTF-16.',
  'Windows-1252': 'The file is not valid UTF-8 and was read as Windows-1252.',
  'UTF-8 and Windows-1252': 'Parts of the file are not valid UTF-8; these were read as Windows-1252.',
};
const DELIMITERS = { ',': null, ';': 'semicolons', '\t': 'tabs', '|': 'pipes' } as const;

/** Prints how the file was read, unless it is UTF-8 with commas. */
function printFormat({ format: { encoding, delimiter } }: ImportReport): void {
  const encodingText = ENCODINGS[encoding];
  if (encodingText !== null) console.log(encodingText);
  const delimiters = delimiter && DELIMITERS[delimiter];
  if (delimiters) console.log(`Columns are separated by ${delimiters}.`);
}

/** Prints a list under its title; nothing without entries. */
function printList(title: string, entries: readonly string[]): void {
  if (entries.length === 0) return;
  console.log(title);
  printLines(entries, entries.length);
}

const printPhotos = ({ photosNotAllowed }: ImportReport): void =>
  printList(
    'Photos that are not displayed, since PHOTO_ORIGINS does not name their origin:',
    photosNotAllowed.map(({ origin, photos, line }) => `${origin}: ${photos}, the first in line ${line}`),
  );

function printMapping({ mapping, unusedColumns }: ImportReport): void {
  const columns = Object.entries(mapping).map(([field, column]) => (field === column ? field : `${field} from "${column}"`));
  console.log(`Columns: ${columns.join(', ')}.`);
  if (unusedColumns.length === 0) return;
  const unused = unusedColumns.map(({ column, couldBe }) =>
    couldBe.length === 0 ? column : `${column} (${couldBe.map((field) => `${field}?`).join(', ')})`,
  );
  console.log(`Columns that were not used: ${unused.join(', ')}.`);
  const [like = unusedColumns[0]] = unusedColumns.filter(({ couldBe }) => couldBe.length > 0);
  const example = JSON.stringify({ [like?.couldBe[0] ?? '<field>']: like?.column });
  console.log(
    `If one of them is a field, say so in a file such as columns.json, ${example}, and add --map columns.json; "forecourt stock template" lists the fields.`,
  );
}

const LINES = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Prints why cars that the file does not have were not sold; then the command fails. */
function printUnsold({ unsold, unknownLines }: ImportReport): void {
  if (unknownLines.length > 0) {
    const lines = unknownLines.slice(0, PRINTED_LINES).map(String);
    console.error(
      `Which car is on line ${LINES.format(lines)} cannot be read, so no car was sold in this import (${unsold} in stock are not in the file): correct the file and import it again.`,
    );
  } else if (unsold > 0)
    console.error(
      `${unsold} cars in stock are not in this file. They are most of the stock, so the file may be cut off, and they were not sold: import the whole file, or add --sell-most if they are gone.`,
    );
  if (unsold > 0) process.exitCode = 1;
}

function printReport(report: ImportReport, seconds: string, isDryRun: boolean): void {
  const { read, added, updated, unchanged, sold, hidden, merged, refused, duplicates, unusedCells, convertedCells } = report;
  printFormat(report);
  printMapping(report);
  printCells('Cells that could not be used; their cars are imported without them:', unusedCells, ({ expected }) => `is not ${expected}`);
  printCells('Cells that were converted:', convertedCells, ({ convertedTo }) => `is read as ${convertedTo}`);
  printPhotos(report);
  printList(
    'Lines of a car that a later line has again; the last one is imported:',
    duplicates.map(({ line, keptLine, shared }) => `line ${line}: ${shared} is in line ${keptLine} again`),
  );
  printList(
    'Lines that were skipped:',
    refused.map(({ line, reason }) => `line ${line}: ${reason}`),
  );
  const counts = [
    `${added} added, ${updated} updated, ${unchanged} unchanged, ${sold} sold`,
    hidden > 0 && `${hidden} demonstration cars hidden`,
    merged > 0 && `${merged} cars that were in stock twice hidden`,
    duplicates.length > 0 && `${duplicates.length} lines of a car that comes again`,
    `${refused.length} lines skipped`,
  ];
  const outcome = counts.filter((each) => each !== false).join(', ');
  console.log(`${read} lines read in ${seconds} s: ${outcome}.`);
  if (isDryRun) console.log('This was a dry run: nothing was changed.');
  if (refused.length === read) {
    console.error('No line of this file could be imported, so nothing was changed: correct the lines, or export the stock again.');
    process.exitCode = 1;
  }
  printUnsold(report);
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
export async function importFeed(file: string, { tenant, map, delta, sellMost, dryRun = false }: ImportFlags): Promise<void> {
  const site = await siteOf(tenant);
  await readable(file);
  const options: ImportOptions = {
    mode: delta ? 'delta' : 'replace',
    sellMost,
    dryRun,
    map: map ? await mappingOf(map) : undefined,
    photoOrigins: readPhotoSettings(process.env, settings().dataFolder).origins,
    onProgress: ({ read, saved, refused }) => process.stderr.write(`\r  ${read} read, ${saved} saved, ${refused} skipped `),
  };
  const begin = performance.now();
  const print = (report: ImportReport) => {
    process.stderr.write('\n');
    printReport(report, ((performance.now() - begin) / 1000).toFixed(1), dryRun);
  };
  await atStock({
    inDatabase: async (database) => print(await exclusiveImport(database, site, file, options)),
    inRunningSite: async (running) => print(await running.import(tenant, file, options)),
  });
}

/** Writes the CSV of every column of a feed, or prints it. */
export async function writeTemplate(file: string | undefined): Promise<void> {
  if (file === undefined) {
    process.stdout.write(feedTemplate());
    return;
  }
  await writeFile(file, feedTemplate(), { flag: 'wx' }).catch((error: unknown) => {
    throw new StartError(`${file} can not be written: ${(error as Error).message}`);
  });
  console.log(`${file}: fill in the columns that you have, one line for each car, and import it.`);
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
