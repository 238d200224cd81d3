import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Check } from './check';
import { stampsFor, treeHash } from './stamps';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-stamps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CHECK: Check = { name: 'types', args: ['tsc'], repeat: 'npm run typecheck' };

it('a check that has passed counts for the same state, arguments and environment only', () => {
  const file = path.join(folder, 'verify/passed.json');
  stampsFor(['tree-1', 'v20'], file).record(CHECK);
  expect(stampsFor(['tree-1', 'v20'], file).hasPassed(CHECK)).toBe(true);
  expect(stampsFor(['tree-2', 'v20'], file).hasPassed(CHECK)).toBe(false);
  expect(stampsFor(['tree-1', 'v22'], file).hasPassed(CHECK)).toBe(false);
  expect(stampsFor(['tree-1', 'v20'], file).hasPassed({ ...CHECK, args: ['tsc', '--strict'] })).toBe(false);
  expect(stampsFor(['tree-1', 'v20'], file).hasPassed({ ...CHECK, env: { FORECOURT_TESTS: 'all' } })).toBe(false);
});

it('the hash of a tree changes with uncommitted and new files, not with ignored ones, and leaves the index alone', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], { cwd: folder, encoding: 'utf8' });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  git('init', '--quiet');
  write('a.txt', 'one');
  write('.gitignore', 'built');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  const committed = treeHash(folder);
  write('built', 'x');
  expect(treeHash(folder)).toBe(committed);
  write('a.txt', 'two');
  const changed = treeHash(folder);
  write('b.txt', 'new');
  expect(new Set([committed, changed, treeHash(folder)]).size).toBe(3);
  expect(git('diff', '--cached', '--name-only')).toBe('');
});
