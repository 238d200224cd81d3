import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, ROOT } from '../workspace';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-content-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

interface Outcome {
  code: number;
  out: string;
  errors: string;
}

/** The forecourt command itself, on a database of its own. */
function content(...words: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', EMBEDDED_DATABASE: 'on', DATA_DIR: path.join(folder, 'data') };
  return new Promise((resolve) => {
    execFile(process.execPath, [inRoot('tooling/bin/forecourt.mjs'), 'content', ...words], { cwd: ROOT, env }, (error, out, errors) => {
      resolve({ code: error ? Number(error.code) : 0, out, errors });
    });
  });
}

async function write(file: string, text: string): Promise<string> {
  const place = path.join(folder, 'files', file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
  return place;
}

it('PL-088 a folder is checked, tried, imported, listed, exported and removed from', async () => {
  const files = path.join(folder, 'files');
  await write('offer/corolla.yaml', 'name: Corolla from 4.9%\nend_date: 2026-12-24\n');
  const wrong = await write(
    'article/tyres.md',
    '---\ntitle: Tyres\ncategory: motoring-tips\npublished_at: 2026-11-01\nexcerp: x\n---\n\nCheck them.\n',
  );

  const checked = await content('check', files);
  const mistake = `${wrong}:5:1  excerp is no field here; did you mean excerpt?`;
  expect([checked.code, checked.out.split('\n')[0]]).toEqual([1, mistake]);

  const dry = await content('import', files, '--tenant', 'clearmark-cars', '--dry-run');
  expect(dry.out).toBe('  + offer corolla\n1 added, 0 changed, 0 unchanged, 0 removed.\nThis was a dry run: nothing was changed.\n');
  expect([dry.code, dry.errors.includes(mistake)]).toEqual([1, true]);
  expect((await content('import', files, '--tenant', 'clearmark-cars', '--strict')).errors).toContain('nothing was imported (--strict)');

  await write(
    'article/tyres.md',
    '---\ntitle: Tyres\ncategory: motoring-tips\npublished_at: 2026-11-01\n---\n\nCheck them. ![Tread](tread.png)\n',
  );
  await writeFile(path.join(files, 'article/tread.png'), PIXEL);
  expect(await content('import', files, '--tenant', 'clearmark-cars')).toEqual({
    code: 0,
    out: '  + article tyres\n  + offer corolla\n2 added, 0 changed, 0 unchanged, 0 removed.\n',
    errors: '',
  });
  expect((await content('list', '--tenant', 'clearmark-cars', '--kind', 'offer')).out).toMatch(/^offer +corolla +Corolla from 4\.9%\n$/);

  const exported = path.join(folder, 'exported');
  expect((await content('export', exported, '--tenant', 'clearmark-cars')).out).toBe(`2 items written to ${exported}.\n`);
  const article = await readFile(path.join(exported, 'article/tyres.md'), 'utf8');
  const [, picture = ''] = /\n---\n\nCheck them\. !\[Tread\]\((pictures\/[\da-f]{64}\.png)\)\n$/.exec(article) ?? [];
  expect(await readFile(path.join(exported, 'article', picture))).toEqual(PIXEL);
  expect((await content('import', exported, '--tenant', 'clearmark-cars', '--prune')).out).toBe(
    '0 added, 0 changed, 2 unchanged, 0 removed.\n',
  );

  const entry = await write('model-menu/yaris.yaml', 'name: Yaris\ncategory: Cars\n');
  const misfit = `Allowed, and to be looked at again:\n${entry}:1:1  slug yaris is no model of this site: the menu leaves the entry out\n`;
  expect((await content('check', files, '--tenant', 'clearmark-cars')).out).toBe(`${misfit}\n0 mistakes, 3 items without one.\n`);
  expect((await content('import', files, '--tenant', 'clearmark-cars', '--dry-run')).errors).toContain(misfit);

  expect((await content('remove', 'offer', 'corolla', '--tenant', 'clearmark-cars')).out).toBe('offer corolla was removed.\n');
  expect((await content('remove', 'offer', 'corolla', '--tenant', 'clearmark-cars')).errors).toContain('has no offer corolla');
}, 480_000);

it('PL-088 says what is missing', async () => {
  expect((await content('check', '/nowhere')).errors).toBe('There is no folder /nowhere.\n');
  expect((await content('import', folder, '--tenant', 'clearmarc-cars')).errors).toContain(
    'There is no tenant "clearmarc-cars"; known are',
  );
}, 240_000);
