import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { frontsInFolder, type Front } from './fronts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-fronts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const aFront = (over: Partial<Front> = {}): Front => ({
  ...{ id: 'a', host: 'web-1', pid: 7, at: '2026-11-30T10:00:00.000Z', protocols: [1], documentFields: ['switches.fleetEnabled'] },
  ...over,
});

it('PL-073 knows the servers that run, those that ended without saying so no longer than a minute', async () => {
  const fronts = frontsInFolder(folder);
  await fronts.record(aFront());
  await fronts.record(aFront({ id: 'b', host: 'web-2', at: '2026-11-30T09:59:00.000Z' }));
  expect(await fronts.running(new Date('2026-11-30T10:00:30.000Z'))).toEqual([aFront()]);
  await fronts.record(aFront({ id: 'b', host: 'web-2', at: '2026-11-30T10:00:20.000Z' }));
  await fronts.remove('a');
  await fronts.remove('a');
  expect((await fronts.running(new Date('2026-11-30T10:00:30.000Z'))).map(({ host }) => host)).toEqual(['web-2']);
});

it('PL-073 leaves a record out that cannot be read, and knows of none before there is a registry', async () => {
  expect(await frontsInFolder(path.join(folder, 'none')).running(new Date())).toEqual([]);
  mkdirSync(path.join(folder, 'fronts'));
  writeFileSync(path.join(folder, 'fronts/a.json'), '{"id":');
  expect(await frontsInFolder(folder).running(new Date())).toEqual([]);
});
