import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot, ROOT } from '../workspace';

const CLI = inRoot('tooling/bin/forecourt.mjs');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-stock-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = promisify(execFile);
const stock = (...words: readonly string[]) =>
  run(process.execPath, [CLI, 'stock', ...words], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', EMBEDDED_DATABASE: 'on', DATA_DIR: path.join(folder, 'data') },
  });

/** A line of a CSV with these columns of the template. */
const lineOf = (columns: readonly string[], cells: Readonly<Record<string, string>>) => columns.map((name) => cells[name] ?? '').join(',');

it('PL-085 a feed is made from the template, tried and imported, with what cannot be used by line', async () => {
  const file = path.join(folder, 'feed.csv');
  await stock('template', file);
  const template = await readFile(file, 'utf8');
  const { stdout: printed } = await stock('template');
  expect(printed).toBe(template);
  const columns = template.trimEnd().split('\r\n').at(-1)?.split(',') ?? [];
  const car = { stocknum: 'K1', make: 'Kia', model: 'Rio', year: '2021', price: '15990' };
  const others = [
    { ...car, stocknum: 'K2', price: 'call us' },
    { ...car, stocknum: 'K3', km: '25476 miles' },
  ];
  await writeFile(file, [...[car, ...others].map((each) => lineOf(columns, each)), ''].join('\r\n'), { flag: 'a' });

  const dry = await stock('import', file, '--tenant', 'clearmark-cars', '--dry-run');
  const first = template.split('\r\n').length;
  expect(dry.stdout).toContain(`line ${first + 1}, price: "call us" is not an amount in dollars`);
  expect(dry.stdout).toContain(`line ${first + 2}, km: "25476 miles" is read as 41,000 km`);
  expect(dry.stdout).toContain('3 added, 0 updated');
  expect(dry.stdout).toContain('This was a dry run: nothing was changed.');

  const imported = await stock('import', file, '--tenant', 'clearmark-cars');
  expect(imported.stdout).toContain('3 added, 0 updated');
  expect(imported.stdout).not.toContain('dry run');
}, 240_000);

it('PL-085 prints how a file was read, and what an unused column could be', async () => {
  const file = path.join(folder, 'windows.csv');
  await writeFile(file, Buffer.from('make;model;year;Kilometers Travelled;Shelf\nCitroën;C3;2021;41000;7', 'latin1'));

  const { stdout } = await stock('import', file, '--tenant', 'clearmark-cars', '--dry-run', '--delta');
  expect(stdout).toContain('The file is not valid UTF-8 and was read as Windows-1252.\nColumns are separated by semicolons.\n');
  expect(stdout).toContain('Columns that were not used: Kilometers Travelled (km?), Shelf.');
  expect(stdout).toContain('{"km":"Kilometers Travelled"}, and add --map columns.json');
}, 240_000);

it.each([
  ['a header alone', 'make,model,year\n', 'The file has a header and no cars, so nothing was changed'],
  ['no known make', 'Maker,model,year\nKia,Rio,2020', 'No column is mapped to make (Maker?); the file has: Maker, model, year.'],
  ['no line that is a car', 'make,model,year\nKia,Rio,soon', 'No line of this file could be imported, so nothing was changed'],
  [
    'a line whose car is not known',
    'make,model,year\nKia,Rio,2020\nKia,Rio,2020,x',
    'Which car is on line 3 cannot be read, so no car was sold',
  ],
])(
  'a file with %s ends the command with code 1 and a sentence',
  async (_what, text, sentence) => {
    const file = path.join(folder, 'refused.csv');
    await writeFile(file, text);
    const failure: unknown = await stock('import', file, '--tenant', 'clearmark-cars').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) as string });
    expect(failure).toMatchObject({ stderr: expect.not.stringMatching(/^\s+at /m) as string });
  },
  240_000,
);

it('PL-085 a template does not replace a file', async () => {
  const file = path.join(folder, 'mine.csv');
  await writeFile(file, 'make');
  await expect(stock('template', file)).rejects.toMatchObject({ stderr: expect.stringContaining('can not be written') as string });
  expect(await readFile(file, 'utf8')).toBe('make');
});
