import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkRedirects, importRedirects } from './redirectActions';

jest.mock('../siteOf', () => ({ siteOf: async (slug: string) => ({ slug, url: 'https://www.harbour.example', hosts: [] }) }));

let folder: string;
let out: string[];
let errors: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-redirects-'));
  out = [];
  errors = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => out.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
  rmSync(folder, { recursive: true, force: true });
});

function table(...lines: string[]): string {
  const file = path.join(folder, 'old.csv');
  writeFileSync(file, ['from,to', ...lines, ''].join('\n'));
  return file;
}
const importTable = (replace = false, ...lines: string[]) =>
  importRedirects(table(...lines), { tenantsFolder: folder }, { tenant: 'harbour-motors', replace });
const stored = () => readFileSync(path.join(folder, 'redirects/harbour-motors.csv'), 'utf8');

it('PL-097 a table is imported, another one added, and lines with a mistake are left out', async () => {
  await importTable(false, '/a,/contact', '/b,/blog');
  await importTable(false, '/B,/search', 'c,/d');
  expect(stored()).toBe('from,to\n/a,/contact\n/B,/search\n');
  expect([errors.length, process.exitCode]).toEqual([1, 1]);
  expect(errors[0]).toContain('old.csv:3  from must be a path');
  expect(out.at(-1)).toMatch(/^1 redirect imported, harbour-motors has 2 now, in /);
  await importTable(true, '/z,/contact');
  expect(stored()).toBe('from,to\n/z,/contact\n');
});

it('PL-097 what would lead in a circle with those of before changes nothing', async () => {
  await importTable(false, '/a,/b');
  await expect(importTable(false, '/b,/a')).rejects.toThrow(/Together with the redirects of before:\n {2}\/a leads in a circle/);
  expect(stored()).toBe('from,to\n/a,/b\n');
});

it('PL-097 a whole address of the site is stored as its path', async () => {
  await importTable(false, '/a,https://www.harbour.example/contact?x=1');
  expect(stored()).toBe('from,to\n/a,/contact?x=1\n');
});

it('PL-097 a check for a site finds a whole address of it that leads to itself', async () => {
  await checkRedirects(table('/a,https://www.harbour.example/A/'), { tenant: 'harbour-motors' });
  expect(out[0]).toMatch(/old\.csv:2 {2}\/a leads to itself/);
});

it('PL-097 a check names every mistake and counts the others', async () => {
  await checkRedirects(table('/a,/b', 'x,/y'));
  expect(out).toEqual([expect.stringContaining('old.csv:3  from must be'), '1 mistake, 1 redirect without one.']);
  expect(process.exitCode).toBe(1);
  await expect(checkRedirects('/nowhere.csv')).rejects.toThrow('There is no file /nowhere.csv.');
});
