import type { Child } from './children';
import { keepRunning } from './keepRunning';

/** A server that ends when the test says so; `starts` are the outcomes of one start after another. */
function aServer(starts: ('serves' | 'fails')[]) {
  const lines: string[] = [];
  const ends: ((outcome: string) => void)[] = [];
  const stopped: number[] = [];
  const start = async (): Promise<Child> => {
    if (starts.shift() === 'fails') throw new Error('port taken');
    let end: (outcome: string) => void = () => {};
    const ended = new Promise<string>((resolve) => {
      end = resolve;
    });
    const index = ends.push(end);
    return {
      ...{ name: 'platform-api', address: 'http://127.0.0.1:1', pid: 1, ended },
      async stop() {
        stopped.push(index);
        end('ended');
      },
    };
  };
  return { start, lines, say: (line: string) => lines.push(line), ends, stopped };
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
};
const QUICK = { firstDelayMs: 2, maxDelayMs: 8, steadyMs: 1_000_000 };

it('restarts a server that ends, and reports it', async () => {
  const server = aServer(['serves', 'serves']);
  const running = await keepRunning({ ...server, ...QUICK });
  server.ends[0]?.('was ended by SIGKILL');
  await until(() => server.lines.length === 2);
  expect(server.lines).toEqual(['platform-api was ended by SIGKILL; it is started again in 0.002 s.', 'platform-api runs again.']);
  await running.stop();
  expect([server.stopped, server.lines.length]).toEqual([[2], 2]);
});

it('waits longer each time while the server does not stay', async () => {
  const server = aServer(['serves', 'fails', 'fails', 'fails', 'serves']);
  const running = await keepRunning({ ...server, ...QUICK });
  server.ends[0]?.('ended with code 1');
  await until(() => server.lines.length === 5);
  expect(server.lines).toEqual([
    'platform-api ended with code 1; it is started again in 0.002 s.',
    'platform-api did not start; it is started again in 0.004 s.',
    'platform-api did not start; it is started again in 0.008 s.',
    'platform-api did not start; it is started again in 0.008 s.',
    'platform-api runs again.',
  ]);
  await running.stop();
});

it('a server that ran for long starts again after the first delay', async () => {
  const server = aServer(['serves', 'serves', 'serves', 'serves']);
  const running = await keepRunning({ ...server, ...QUICK, steadyMs: 0 });
  for (const run of [0, 1, 2]) {
    server.ends[run]?.('ended with code 1');
    await until(() => server.lines.length === 2 * (run + 1));
  }
  expect(server.lines.filter((line) => line.endsWith('again in 0.002 s.'))).toHaveLength(3);
  await running.stop();
});

it('rejects when the first start fails', async () => {
  await expect(keepRunning({ ...aServer(['fails']), ...QUICK })).rejects.toThrow('port taken');
});

it('does not start a server again that was stopped, also while it waits', async () => {
  const server = aServer(['serves', 'serves']);
  const running = await keepRunning({ ...server, ...QUICK, firstDelayMs: 1_000_000 });
  server.ends[0]?.('ended with code 1');
  await until(() => server.lines.length === 1);
  await running.stop();
  expect([server.ends.length, server.lines.length]).toEqual([1, 1]);
});
