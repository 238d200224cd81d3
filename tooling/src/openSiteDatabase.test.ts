import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSiteDatabase, requireDatabase } from './openSiteDatabase';

let root: string;
let dataFolder: string;
const before = { ...process.env };
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'forecourt-command-'));
  dataFolder = path.join(root, 'data');
  delete process.env.FORECOURT_DEMO;
  delete process.env.EMBEDDED_DATABASE;
});
afterEach(() => {
  process.env = { ...before };
  rmSync(root, { recursive: true, force: true });
});

it('a command that lost its DATABASE_URL makes no empty database', async () => {
  await expect(openSiteDatabase({ databaseUrl: null, dataFolder })).rejects.toMatchObject({
    name: 'StartError',
    message: `There is no database in ${dataFolder}, and no site runs with it: set DATABASE_URL or DATA_DIR as the site has it, or start the site.`,
  });
  expect(existsSync(dataFolder)).toBe(false);
});

it.each([
  ['the server of a site', () => 'postgres://db.example/forecourt'],
  ['the embedded database that is there', () => (mkdirSync(path.join(dataFolder, 'pglite'), { recursive: true }), null)],
  ['one that a setting requests', () => ((process.env.EMBEDDED_DATABASE = 'on'), null)],
  ['that of a demonstration', () => ((process.env.FORECOURT_DEMO = '1'), null)],
])('a command works in %s', (_which, prepare) => {
  const databaseUrl = prepare();
  expect(() => requireDatabase({ databaseUrl, dataFolder })).not.toThrow();
});
