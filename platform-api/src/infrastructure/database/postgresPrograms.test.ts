import { chmod, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstClosedFolder, mendLinks, temporaryFolderFor } from '../../../testing/postgresPrograms';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-closed-'));
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'project/node_modules'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('finds the folder that other users may not enter', async () => {
  const modules = path.join(folder, 'project/node_modules');
  expect(await firstClosedFolder(modules)).toBeNull();
  await chmod(path.join(folder, 'project'), 0o700);
  expect(await firstClosedFolder(modules)).toBe(path.join(folder, 'project'));
});

it('as root puts data where another user may go, also where TMPDIR is closed', async () => {
  await chmod(folder, 0o700);
  const closed = path.join(folder, 'project');
  expect(await temporaryFolderFor(false, closed)).toBe(closed);
  expect(await temporaryFolderFor(true, closed)).toBe('/tmp');
});

it('mends copied programs whose links lead to a checkout that has been removed', async () => {
  const pg = path.join(folder, 'project/node_modules/pg');
  await symlink(path.join(folder, 'removed/node_modules/pg'), pg);
  await mendLinks(path.join(folder, 'project'));
  expect(JSON.parse(await readFile(path.join(pg, 'package.json'), 'utf8'))).toMatchObject({ name: 'pg' });
});
