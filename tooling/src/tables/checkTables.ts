import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from 'libpg-query';
import { ROOT } from '../workspace';
import { isProse, sqlTexts } from './sqlTexts';
import { tablesOf } from './tablesOf';

/** Who owns a table, and who uses one of another folder and is to stop it: platform-api/table-owners.json. */
export interface TableOwners {
  /** Folder of src → its tables. */
  owners: Readonly<Record<string, readonly string[]>>;
  /** Folder of src → tables of others that it still uses; the list becomes shorter only. */
  foreign: Readonly<Record<string, readonly string[]>>;
}

const SOURCES = 'platform-api/src';
const MIGRATIONS = 'infrastructure/database/migrations/';
const isProduction = (file: string) => !/\.test\.ts$|(?:^|\/)testing\//.test(file);

/** Tables that the migrations make and do not drop. */
function tablesOfMigrations(files: readonly string[], read: (file: string) => string): Set<string> {
  const tables = new Set<string>();
  for (const file of files.filter((each) => each.startsWith(MIGRATIONS)))
    for (const [, verb, name = ''] of read(file).matchAll(/\b(create|drop) table (?:if (?:not )?exists )?([a-z_]+)/gi))
      if (verb?.toLowerCase() === 'create') tables.add(name);
      else tables.delete(name);
  return tables;
}

/** Uses of tables that are not the own ones, one line each; none when every folder has its own, and the lists are exact. */
export async function tableProblems(root = ROOT): Promise<string[]> {
  await loadModule();
  const sources = path.join(root, SOURCES);
  const read = (file: string) => readFileSync(path.join(sources, file), 'utf8');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
  const { owners, foreign } = JSON.parse(readFileSync(path.join(root, 'platform-api/table-owners.json'), 'utf8')) as TableOwners;
  const ownerOf = new Map(Object.entries(owners).flatMap(([folder, tables]) => tables.map((table) => [table, folder] as const)));
  const allowed = new Set(Object.entries(foreign).flatMap(([folder, tables]) => tables.map((table) => `${folder} ${table}`)));
  const folders = [...new Set([...Object.keys(owners), ...Object.keys(foreign)])].toSorted((a, b) => b.length - a.length);

  const problems: string[] = [];
  const existing = tablesOfMigrations(files, read);
  for (const table of existing) if (!ownerOf.has(table)) problems.push(`table-owners.json: ${table} has no owner`);
  for (const table of ownerOf.keys()) if (!existing.has(table)) problems.push(`table-owners.json: ${table}: no migration makes this table`);

  const met = new Set<string>();
  for (const file of files.filter((each) => isProduction(each) && !each.startsWith(MIGRATIONS)))
    for (const text of sqlTexts(read(file), ownerOf.keys())) {
      const tables = tablesOf(text);
      if (tables === null && !isProse(text))
        problems.push(`${SOURCES}/${file}: PostgreSQL's parser does not understand: ${text.parts.join('…').trim().slice(0, 80)}`);
      for (const table of tables ?? []) {
        const owner = ownerOf.get(table);
        if (owner === undefined || file.startsWith(`${owner}/`)) continue;
        const folder = folders.find((each) => file.startsWith(`${each}/`)) ?? path.posix.dirname(file);
        met.add(`${folder} ${table}`);
        if (!allowed.has(`${folder} ${table}`)) problems.push(`${SOURCES}/${file}: ${table} is a table of ${owner}: use its interface`);
      }
    }
  for (const use of allowed)
    if (!met.has(use)) problems.push(`table-owners.json: ${use}: it uses that table no longer; take it off the list`);
  return problems;
}
