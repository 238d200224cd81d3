import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTenants, describeMistakes } from './checkTenants';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-tenants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RIGHT = { id: 7, slug: 'harbour', name: 'Harbour', url: 'https://harbour.example', template: 'group' };
const write = (file: string, content: object) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content, null, 2));
};

beforeEach(() => {
  write('templates/group.json', { theme: { brand: '#5a2fd0', accent: '#ffd21f' } });
  write('harbour.json', RIGHT);
  write('river.json', { ...RIGHT, slug: 'river', tagLine: 'x' });
});

const relative = (file: string) => path.relative('.', path.join(folder, file));

it('checks all documents of a folder and its templates, with the line of each mistake', async () => {
  write('templates/group.json', { theme: { brand: 'greeen', accent: '#ffd21f' } });

  expect(describeMistakes(await checkTenants(folder, []))).toBe(
    [
      `${relative('river.json')}:7:3  tagLine is no field here; did you mean tagline?`,
      `${relative('templates/group.json')}:3:14  theme.brand must be a colour such as #5a2fd0, rgb(90, 47, 208), hsl(256, 63%, 50%) or oklch(0.5 0.2 290)`,
      '',
      '2 mistakes in 3 documents.',
    ].join('\n'),
  );
});

it('checks the documents that are named, with the templates beside them', async () => {
  expect(describeMistakes(await checkTenants('/nowhere', [path.join(folder, 'harbour.json')]))).toBe('0 mistakes in 1 document.');
});

it('says what is missing where there is nothing to check', async () => {
  await expect(checkTenants('/nowhere', [])).rejects.toThrow('There is no tenant document in /nowhere: name a file, or set TENANTS_DIR.');
  await expect(checkTenants(folder, ['none.json'])).rejects.toThrow('There is no file none.json.');
});
