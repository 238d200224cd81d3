import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { readRedirects, sameAddress, siteHosts, StartError, type Redirect } from '@forecourt/server-kit';
import type { Settings } from '../settings';
import { siteOf } from '../siteOf';

async function readTable(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(error.code === 'ENOENT' ? `There is no file ${file}.` : error.message);
  });
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Prints every mistake of a table of redirects; the exit code is 1 where there is one. */
export async function checkRedirects(file: string, { tenant }: { tenant?: string } = {}): Promise<void> {
  const { redirects, mistakes } = readRedirects(await readTable(file), {
    hosts: siteHosts(tenant === undefined ? null : await siteOf(tenant)),
  });
  for (const { line, reason } of mistakes) console.log(`${file}:${line}  ${reason}`);
  if (mistakes.length > 0) process.exitCode = 1;
  console.log(`${counted(mistakes.length, 'mistake')}, ${counted(redirects.length, 'redirect')} without one.`);
}

/** Those of before with the new ones in their place. */
const merged = (before: readonly Redirect[], added: readonly Redirect[]): Redirect[] => [
  ...new Map([...before, ...added].map((redirect) => [sameAddress(redirect.from), redirect])).values(),
];

/** Adds a table of redirects to those of a tenant, or replaces them; what has a mistake is listed and left out. */
export async function importRedirects(
  file: string,
  { tenantsFolder }: Pick<Settings, 'tenantsFolder'>,
  { tenant, replace = false }: { tenant: string; replace?: boolean },
): Promise<void> {
  const site = await siteOf(tenant);
  const { slug } = site;
  const own = { hosts: siteHosts(site) };
  const { redirects, mistakes } = readRedirects(await readTable(file), own);
  for (const { line, reason } of mistakes) console.error(`${file}:${line}  ${reason}`);
  if (mistakes.length > 0) process.exitCode = 1;
  if (redirects.length === 0) throw new StartError('The table has no redirect that can be used, so nothing was changed.');
  const folder = path.join(tenantsFolder, 'redirects');
  const place = path.join(folder, `${slug}.csv`);
  const before = replace ? [] : readRedirects(await readFile(place, 'utf8').catch(() => 'from,to\n'), own).redirects;
  const all = merged(before, redirects);
  const text = stringify([['from', 'to'], ...all.map(({ from, to }) => [from, to])]);
  // What was right alone may lead in a circle with those of before.
  const { mistakes: circles } = readRedirects(text);
  if (circles.length > 0)
    throw new StartError(
      ['Together with the redirects of before:', ...circles.map(({ reason }) => `  ${reason}`), 'Nothing was changed.'].join('\n'),
    );
  await mkdir(folder, { recursive: true });
  await writeFile(`${place}.new`, text);
  await rename(`${place}.new`, place);
  console.log(`${counted(redirects.length, 'redirect')} imported, ${tenant} has ${all.length} now, in ${place}.`);
}
