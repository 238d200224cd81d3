import { spawn } from 'node:child_process';
import { stopProcess } from './stopProcess';

const aProcess = (script: string) =>
  new Promise<ReturnType<typeof spawn>>((resolve) => {
    const child = spawn(process.execPath, ['-e', `${script}; setInterval(() => {}, 1000); console.log('runs');`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.once('data', () => resolve(child));
  });

it('PL-035 ends a process by SIGTERM and lets it finish', async () => {
  const child = await aProcess("process.on('SIGTERM', () => process.exit(7))");
  await stopProcess(child);
  expect(child.exitCode).toBe(7);
  await stopProcess(child);
});

it('PL-035 kills one that is frozen', async () => {
  const child = await aProcess('0');
  child.kill('SIGSTOP');
  await stopProcess(child, 50);
  expect(child.signalCode).toBe('SIGKILL');
});
