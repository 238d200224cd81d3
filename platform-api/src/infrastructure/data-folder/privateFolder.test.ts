import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePrivate } from './privateFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-private-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});
const modeOf = (...names: string[]) => (statSync(path.join(folder, ...names)).mode & 0o777).toString(8);

it('PL-047 files of an earlier start, which everybody could read, are for their owner alone', async () => {
  const outside = path.join(folder, 'outside.txt');
  writeFileSync(outside, 'x', { mode: 0o644 });
  mkdirSync(path.join(folder, 'data/pglite/base'), { recursive: true, mode: 0o755 });
  writeFileSync(path.join(folder, 'data/pglite/base/1'), 'x', { mode: 0o666 });
  symlinkSync(outside, path.join(folder, 'data/link'));
  for (const name of ['data', 'data/pglite', 'data/pglite/base']) chmodSync(path.join(folder, name), 0o755);
  chmodSync(path.join(folder, 'data/pglite/base/1'), 0o666);
  chmodSync(outside, 0o644);

  await makePrivate(path.join(folder, 'data'));

  expect([modeOf('data'), modeOf('data/pglite'), modeOf('data/pglite/base'), modeOf('data/pglite/base/1')]).toEqual([
    '700',
    '700',
    '700',
    '600',
  ]);
  expect(modeOf('outside.txt')).toBe('644');
});

it('PL-047 a new folder is for its owner alone, and a folder that is private stays one with a new file that is not', async () => {
  await makePrivate(path.join(folder, 'new/data'));
  expect(modeOf('new/data')).toBe('700');
  writeFileSync(path.join(folder, 'new/data/operator.json'), 'x', { mode: 0o644 });
  await makePrivate(path.join(folder, 'new/data'));
  expect(modeOf('new/data/operator.json')).toBe('600');
});
