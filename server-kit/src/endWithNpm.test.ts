import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const SERVER = `
  import { endWithNpm } from ${JSON.stringify(path.join(__dirname, 'endWithNpm.ts'))};
  endWithNpm();
  process.on('SIGTERM', () => {
    console.log('stopped');
    process.exit(0);
  });
  const parent = process.ppid;
  let looks = 0;
  setInterval(() => {
    if (process.ppid === parent) return;
    looks += 1;
    if (looks < 3) return;
    console.log('still there');
    process.exit(0);
  }, 500);
  console.log('up');
`;

/** The first two lines of a server whose shell is killed once it is up. */
async function linesAfterKill(environment: Record<string, string>): Promise<string[]> {
  const { npm_command: _own, ...env } = process.env;
  // With a second command, so that the shell stays the parent.
  const shell = spawn('sh', ['-c', '"$0" --import tsx --input-type=module -e "$1"; true', process.execPath, SERVER], {
    env: { ...env, ...environment } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: shell.stdout as Readable })[Symbol.asyncIterator]();
  const first = (await lines.next()).value as string;
  shell.kill('SIGKILL');
  await once(shell, 'exit');
  return [first, (await lines.next()).value as string];
}

it('PL-035 a server that npm started stops when its shell is gone; one that npm did not start stays', async () => {
  expect(await linesAfterKill({ npm_command: 'run-script' })).toEqual(['up', 'stopped']);
  expect(await linesAfterKill({})).toEqual(['up', 'still there']);
});
