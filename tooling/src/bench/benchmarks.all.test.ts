import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspace';

const FOLDER = path.join(__dirname);
/** A program that measures as soon as it is loaded. */
const PROGRAM = 'searchProcess.ts';

const MODULES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.ts$/.test(file) && file !== PROGRAM,
);

it('every module of the benchmarks loads outside Jest', async () => {
  const code = `for (const file of ${JSON.stringify(MODULES.map((file) => path.join(FOLDER, file)))}) await import(file); console.log('loaded');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(stdout).toContain('loaded');
}, 240_000);
