import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mappingFor } from './columnMapping';
import { FEED_COLUMNS, FEED_FIELDS, type FeedField } from './feedColumns';
import { namesOf } from './feedHeadings';
import { readFeedRow } from './feedRow';
import { feedTemplate } from './feedTemplate';
import { openFeed } from './readFeed';

/** The lines that are read from a CSV file. */
async function linesOf(text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-template-'));
  try {
    const file = path.join(folder, 'stock.csv');
    await writeFile(file, text);
    const lines = [];
    for await (const line of (await openFeed(file)).lines) lines.push(line);
    return lines;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const example = (field: FeedField) => `"${FEED_COLUMNS[field].example}"`;

it('PL-085 the template as written has no car', async () => {
  await expect(linesOf(feedTemplate())).rejects.toThrow('The file has a header and no cars, so nothing was changed');
});

it('PL-085 every column of the template is read, and its example is used', async () => {
  const [line, ...others] = await linesOf(`${feedTemplate()}${FEED_FIELDS.map(example).join(',')}\r\n`);
  const row = line?.row ?? {};
  const mapping = mappingFor(Object.keys(row));

  expect(others).toEqual([]);
  expect(mapping).toEqual(Object.fromEntries(FEED_FIELDS.map((field) => [field, field])));
  const { attributes, parts, unused, lender, soldOn, arrivedOn } = readFeedRow(row, mapping);
  expect(unused).toEqual([]);
  expect({ soldOn, arrivedOn }).toEqual({ soldOn: '2026-06-30', arrivedOn: '2026-06-01' });
  expect(lender).toMatchObject({ name: 'demo', figures: { paymentWeek: 112, comparisonRate: 9.19, termYears: 5 } });
  expect(parts.variant).toMatchObject({ geartype: 'CVT', bodyconfiguration: 'Crew cab' });
  const unknown = Object.entries({ ...attributes, ...parts }).flatMap(([name, value]) =>
    value === null || value === undefined ? name : [],
  );
  expect(unknown).toEqual([]);
});

it('PL-085 a template that a spreadsheet has filled with empty cells is read, too', async () => {
  const padding = ','.repeat(FEED_FIELDS.length - 1);
  const [first] = await linesOf(`# make: Make${padding}\r\n"# model, required"${padding}\r\nmake,model,year\r\n#1,Rio,2020\r\n`);
  expect(first).toMatchObject({ line: 4, row: { make: '#1', model: 'Rio' } });
});

it('PL-085 every column says what it holds in one line', () => {
  const texts = FEED_FIELDS.flatMap((field) => [FEED_COLUMNS[field].about, FEED_COLUMNS[field].example]);
  expect(texts.filter((text) => text.trim() === '' || /[\r\n"]/.test(text))).toEqual([]);
});

it('PL-085 a heading belongs to one column', () => {
  const normalized = FEED_FIELDS.flatMap(namesOf);
  expect(normalized.filter((name, index) => normalized.indexOf(name) !== index)).toEqual([]);
});
