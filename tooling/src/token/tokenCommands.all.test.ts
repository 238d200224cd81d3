import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, ROOT } from '../workspace';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-token-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Outcome {
  code: number;
  out: string;
  errors: string;
}

/** The forecourt command itself, on a database of its own. */
function token(...words: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', EMBEDDED_DATABASE: 'on', DATA_DIR: path.join(folder, 'data') };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [inRoot('tooling/bin/forecourt.mjs'), 'token', ...words, '--tenant', 'clearmark-cars'],
      { cwd: ROOT, env },
      (error, out, errors) => resolve({ code: error ? Number(error.code) : 0, out, errors }),
    );
  });
}

it('PL-089 a token is printed once, alone on stdout, listed and revoked', async () => {
  const made = await token('create', 'Head office CMS', '--rights', 'content:read, content:write', '--days', '30');
  const [, id = ''] = /^fct_([\da-f]{12})_[\w-]{43}\n$/.exec(made.out) ?? [];
  expect([made.code, made.errors]).toEqual([
    0,
    `Token ${id} (Head office CMS) of clearmark-cars: content:read, content:write; for 30 days.\nStore it now: it cannot be printed again.\n`,
  ]);
  expect((await token('list')).out).toMatch(
    new RegExp(`^${id}  Head office CMS +content:read,content:write  made [\\d-]{10}, ends [\\d-]{10}, never used\\n$`),
  );
  expect((await token('revoke', id)).out).toBe(`Token ${id} is not accepted any more.\n`);
  expect((await token('revoke', id)).errors).toContain(`clearmark-cars has no token ${id} in force`);
  expect((await token('list')).out).toContain(', revoked ');
  expect((await token('changes')).out).toBe('');
}, 480_000);

it('PL-089 says which rights there are, and what a number of days must be', async () => {
  expect(await token('create', 'CMS', '--rights', 'content:all')).toMatchObject({
    code: 1,
    errors:
      '"content:all" is no right; there are content:read, content:write, stock:read, stock:write, leads:read, leads:write, feeds:read, figures:read.\n',
  });
  expect((await token('create', 'CMS', '--rights', 'leads:read', '--days', 'ten')).errors).toBe(
    '--days must be a whole number from 1, not "ten".\n',
  );
}, 240_000);
