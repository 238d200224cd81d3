import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { frontsInFolder } from '../registry';
import { recordFront } from './recordFront';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-front-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('PL-073 a server says that it runs until it ends, with what it speaks and reads', async () => {
  const app = Fastify();
  await app.register(recordFront, { registryFolder: folder, everyMs: 5 });
  await app.ready();
  const fronts = frontsInFolder(folder);
  const [front] = await fronts.running();
  expect(front).toMatchObject({ pid: process.pid, protocols: [1] });
  expect(front?.documentFields).toEqual(expect.arrayContaining(['navigation', 'switches.fleetEnabled', 'theme.brand']));

  rmSync(path.join(folder, 'fronts'), { recursive: true });
  while ((await fronts.running()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await app.close();
  expect(readdirSync(path.join(folder, 'fronts'))).toEqual([]);
});

it('PL-073 a server whose registry cannot be written runs, and says once what that means', async () => {
  writeFileSync(path.join(folder, 'fronts'), 'a file where the folder would be');
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
  await app.register(recordFront, { registryFolder: folder });
  await app.ready();
  jest.advanceTimersByTime(60_000);
  await app.close();
  jest.useRealTimers();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('a release that needs more than this server has is not refused');
});
