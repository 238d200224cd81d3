import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { frontsInFolder, type Front } from './fronts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-fronts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const aFront = (over: Partial<Front> = {}): Front => ({
  ...{ id: 'a', host: 'web-1', pid: 7, startedAt: '2026-11-30T10:00:00.000Z', protocols: [1], documentFields: ['switches.fleetEnabled'] },
  ...over,
});
/** Makes a file of the folder older. */
function age(file: string, seconds: number): void {
  const then = Date.now() / 1000 - seconds;
  utimesSync(path.join(folder, 'fronts', file), then, then);
}

it('PL-073 knows the servers that run, those that ended without saying so no longer than a minute', async () => {
  const fronts = frontsInFolder(folder);
  await fronts.record(aFront());
  await fronts.record(aFront({ id: 'b', host: 'web-2' }));
  age('a.json', 50);
  age('b.json', 70);
  expect(await fronts.running()).toEqual([aFront()]);
  await fronts.record(aFront({ id: 'b', host: 'web-2' }));
  await fronts.remove('a');
  await fronts.remove('a');
  expect((await fronts.running()).map(({ host }) => host)).toEqual(['web-2']);
});

it('PL-073 deletes what is left of servers that ended long ago, and nothing else', async () => {
  const fronts = frontsInFolder(folder);
  await fronts.record(aFront());
  await fronts.record(aFront({ id: 'b' }));
  writeFileSync(path.join(folder, 'fronts/.c'), '');
  for (const file of ['b.json', '.c']) age(file, 3700);
  await fronts.removeForgotten();
  expect(readdirSync(path.join(folder, 'fronts'))).toEqual(['a.json']);
});

it('PL-073 leaves a record out that cannot be read, and knows of none before there is a registry', async () => {
  expect(await frontsInFolder(path.join(folder, 'none')).running()).toEqual([]);
  mkdirSync(path.join(folder, 'fronts'));
  writeFileSync(path.join(folder, 'fronts/a.json'), '{"id":');
  expect(await frontsInFolder(folder).running()).toEqual([]);
});
