import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

it('ends quietly when the reader of its output stops early', async () => {
  const child = spawn(process.execPath, [path.join(__dirname, '../bin/forecourt.mjs'), '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
  child.stdout.destroy();
  const [code] = (await once(child, 'exit')) as [number | null];
  expect([code, errors]).toEqual([0, '']);
});
