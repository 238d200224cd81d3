import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRedirects } from './readRedirects';
import type { Redirect } from './redirect';
import { redirectTable, type RedirectTable } from './redirectTable';

/** The redirects of each tenant. */
export interface RedirectSource {
  /** null for a tenant without any. */
  of(tenant: string): { table: RedirectTable; redirects: readonly Redirect[] } | null;
  /** What is wrong in the tables, 'redirects/file:line reason' each; the lines without a mistake are used. */
  problems(): readonly string[];
  close(): void;
}

export const noRedirects: RedirectSource = { of: () => null, problems: () => [], close: () => undefined };

interface FolderOptions {
  everyMs?: number;
  /** Hosts of a tenant's site: an address there is one of its paths. */
  hostsOf?(tenant: string): readonly string[];
  onProblem?(problem: string): void;
}

/** Tables `<tenant>.csv` of a folder, read again when they change; no folder: no redirects. */
export async function redirectsFromFolder(
  folder: string,
  { everyMs = 2000, hostsOf = () => [], onProblem = console.warn }: FolderOptions = {},
): Promise<RedirectSource> {
  const texts = new Map<string, string>();
  const tables = new Map<string, { table: RedirectTable; redirects: readonly Redirect[] }>();
  const problems = new Map<string, string[]>();

  async function readAgain(): Promise<void> {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.csv'));
    for (const gone of [...texts.keys()].filter((file) => !files.includes(file))) for (const each of [texts, problems]) each.delete(gone);
    for (const tenant of tables.keys()) if (!files.includes(`${tenant}.csv`)) tables.delete(tenant);
    for (const file of files) {
      const text = await readFile(path.join(folder, file), 'utf8');
      const tenant = path.basename(file, '.csv');
      const hosts = hostsOf(tenant);
      const read = JSON.stringify([hosts, text]);
      if (texts.get(file) === read) continue;
      texts.set(file, read);
      const { redirects, mistakes } = readRedirects(text, { hosts });
      tables.set(tenant, { table: redirectTable(redirects), redirects });
      const found = mistakes.map(({ line, reason }) => `redirects/${file}:${line} ${reason}`);
      for (const each of found) onProblem(each);
      problems.set(file, found);
    }
  }

  await readAgain();
  const timer = setInterval(() => {
    readAgain().catch((error: Error) => onProblem(`The redirects cannot be read: ${error.message}`));
  }, everyMs).unref();
  return {
    of: (tenant) => tables.get(tenant) ?? null,
    problems: () => [...problems.values()].flat(),
    close: () => clearInterval(timer),
  };
}
