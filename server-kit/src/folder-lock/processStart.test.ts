import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isSameProcess, processStart } from './processStart';

it('PL-014 distinguishes a process from a later one with its id, and from one that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid as number;
  const start = processStart(pid) as string;
  expect([start, processStart(pid)]).toEqual([expect.stringMatching(/./), start]);
  expect(start).not.toBe(processStart(process.pid));
  expect([isSameProcess(pid, start), isSameProcess(pid, processStart(process.pid) as string), isSameProcess(pid, '')]).toEqual([
    true,
    false,
    true,
  ]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect([processStart(pid), isSameProcess(pid, start)]).toEqual([null, false]);
});
