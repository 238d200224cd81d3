import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstClosedFolder, temporaryFolderFor } from '../../../testing/postgresPrograms';

const { TMPDIR } = process.env;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-closed-'));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'project/node_modules'), { recursive: true });
});
afterEach(async () => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await rm(folder, { recursive: true, force: true });
});

it('finds the folder that other users may not enter', async () => {
  const modules = path.join(folder, 'project/node_modules');
  expect(await firstClosedFolder(modules)).toBeNull();
  await chmod(path.join(folder, 'project'), 0o700);
  expect(await firstClosedFolder(modules)).toBe(path.join(folder, 'project'));
});

it('as root puts data where another user may go, also where TMPDIR is closed', async () => {
  await chmod(folder, 0o700);
  process.env.TMPDIR = path.join(folder, 'project');
  expect(await temporaryFolderFor(false)).toBe(path.join(folder, 'project'));
  expect(await temporaryFolderFor(true)).toBe('/tmp');
});
