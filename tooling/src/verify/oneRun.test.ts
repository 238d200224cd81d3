import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asOnlyRun } from './oneRun';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-run-'));
  file = path.join(folder, 'verify/running');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('runs, and leaves nothing behind, also after a failure', async () => {
  expect(await asOnlyRun(async () => existsSync(file), file)).toBe(true);
  await expect(asOnlyRun(() => Promise.reject(new Error('failed')), file)).rejects.toThrow('failed');
  expect(existsSync(file)).toBe(false);
});

it('refuses while another process runs, and goes on after one that was killed', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const ended = once(other, 'exit');
  await asOnlyRun(async () => undefined, file);
  writeFileSync(file, String(other.pid));
  try {
    await expect(asOnlyRun(async () => 'ran', file)).rejects.toThrow(
      `Tests run in this checkout already (process ${other.pid}): wait until they have ended`,
    );
  } finally {
    other.kill('SIGKILL');
  }
  await ended;
  expect(await asOnlyRun(async () => 'ran', file)).toBe('ran');
});
