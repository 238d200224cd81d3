import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFeed, type FeedFormat } from './readFeed';
import type { FeedLine } from './feedLine';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-read-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Content {
  format: FeedFormat;
  columns: readonly string[];
  lines: FeedLine[];
}

async function contentOf(bytes: Buffer | string, name = 'stock.csv', map = {}): Promise<Content> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  const { format, columns, lines } = await openFeed(file, map);
  const all: FeedLine[] = [];
  for await (const line of lines) all.push(line);
  return { format, columns, lines: all };
}
const rowsOf = async (bytes: Buffer | string, name?: string, map = {}) => (await contentOf(bytes, name, map)).lines.map(({ row }) => row);

const COMMAS = { encoding: 'UTF-8', delimiter: ',' };
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const CITROEN = 'make,model,comments\nCitroën,C3,';

describe('encoding', () => {
  it.each([
    ['Windows-1252', 'Windows-1252', latin1(CITROEN)],
    ['UTF-8', 'UTF-8', Buffer.from(CITROEN)],
    ['UTF-8 with a byte-order mark', 'UTF-8', Buffer.from(`\uFEFF${CITROEN}`)],
    ['UTF-16 as a spreadsheet writes it', 'UTF-16', Buffer.from(`\uFEFF${CITROEN}`, 'utf16le')],
    ['UTF-16 with the other order of bytes', 'UTF-16', utf16be(`\uFEFF${CITROEN}`)],
    ['UTF-16 without a byte-order mark', 'UTF-16', Buffer.from(CITROEN, 'utf16le')],
  ])('PL-071 a file in %s has the make Citroën, and its encoding is in the report', async (_what, encoding, bytes) => {
    const { format, columns, lines } = await contentOf(bytes);
    expect({ format, columns, make: lines[0]?.row.make }).toEqual({
      format: { encoding, delimiter: ',' },
      columns: ['make', 'model', 'comments'],
      make: 'Citroën',
    });
  });

  it('PL-071 quotation marks, dashes and the euro sign of Windows-1252 are read', async () => {
    const bytes = Buffer.concat([latin1('make\n'), Buffer.from([0x80, 0x91, 0x92, 0x93, 0x94, 0x96, 0x99, 0x8a, 0xe9])]);
    expect(await rowsOf(bytes)).toEqual([{ make: '€‘’“”–™Šé' }]);
  });

  it.each([
    ['UTF-8', Buffer.from(`make,comments\nKia,"${'é€🚗'.repeat(60_000)}"\n`)],
    ['UTF-16', Buffer.from(`\uFEFFmake,comments\nKia,"${'é€🚗'.repeat(60_000)}"\n`, 'utf16le')],
    ['mixed', Buffer.concat([Buffer.from(`make,comments\nKia,"${'é€🚗'.repeat(60_000)}"\n`), latin1('Citroën,1')])],
  ])('PL-071 a character whose bytes are in two parts of a large %s file is one character', async (_what, bytes) => {
    expect((await rowsOf(bytes))[0]).toEqual({ make: 'Kia', comments: 'é€🚗'.repeat(60_000) });
  });

  it('PL-071 the first wrong byte far below makes the whole file Windows-1252', async () => {
    const { format, lines } = await contentOf(latin1(`make,no\n${'Kia,1\n'.repeat(30_000)}Citroën,2\n`));
    expect(format.encoding).toBe('Windows-1252');
    expect(lines.at(-1)?.row).toEqual({ make: 'Citroën', no: '2' });
  });

  it('PL-071 one wrong byte in a UTF-8 file does not change its other characters', async () => {
    const bytes = Buffer.concat([Buffer.from('make,comments\nCitroën,é\nŠkoda,ž\nKia,caf'), latin1('é\n')]);
    const { format, lines } = await contentOf(bytes);
    expect(format).toEqual({ encoding: 'UTF-8 and Windows-1252', delimiter: ',' });
    expect(lines.map(({ row }) => row)).toEqual([
      { make: 'Citroën', comments: 'é' },
      { make: 'Škoda', comments: 'ž' },
      { make: 'Kia', comments: 'café' },
    ]);
  });

  it('PL-071 a wrong byte below a byte-order mark of UTF-8 does not become part of a heading', async () => {
    expect(await rowsOf(latin1('\u00EF\u00BB\u00BFmake\nCitro\u00EBn'))).toEqual([{ make: 'Citroën' }]);
  });

  it('PL-071 a UTF-8 file that is cut off within a character is not read as Windows-1252', async () => {
    const bytes = Buffer.from('make,comments\nCitroën,é\nKia,é');
    expect((await rowsOf(bytes.subarray(0, -1)))[0]).toEqual({ make: 'Citroën', comments: 'é' });
  });

  it.each([
    ['Windows-1252', 'Windows-1252', latin1('[{"make":"Citroën"}]')],
    ['UTF-8 with a byte-order mark', 'UTF-8', Buffer.from('\uFEFF[{"make":"Citroën"}]')],
    ['UTF-16', 'UTF-16', Buffer.from('\uFEFF[{"make":"Citroën"}]', 'utf16le')],
  ])('PL-071 a JSON file in %s has the make Citroën', async (_what, encoding, bytes) => {
    expect(await contentOf(bytes, 'stock.json')).toMatchObject({
      format: { encoding, delimiter: null },
      columns: ['make'],
      lines: [{ line: 1, row: { make: 'Citroën' }, problem: null }],
    });
  });
});

describe('delimiter', () => {
  const CAR = { make: 'Kia', model: 'Rio', year: '2020' };
  it.each([
    ['commas', ',', 'make,model,year\nKia,Rio,2020'],
    ['semicolons', ';', 'make;model;year\nKia;Rio;2020'],
    ['tabs', '\t', 'make\tmodel\tyear\nKia\tRio\t2020'],
    ['pipes', '|', 'make|model|year\nKia|Rio|2020'],
    ['semicolons that a line declares', ';', 'sep=;\r\nmake;model;year\r\nKia;Rio;2020'],
    ['commas that a line declares, after a byte-order mark', ',', '\uFEFFsep=,\r\nmake,model,year\r\nKia,Rio,2020'],
    [
      'semicolons below the comments of the template',
      ';',
      '# make: Make, required;;\n"# model: Model, required";;\nmake;model;year\nKia;Rio;2020',
    ],
  ])('PL-071 recognizes %s', async (_what, delimiter, text) => {
    const { format, lines } = await contentOf(text);
    expect(format).toEqual({ encoding: 'UTF-8', delimiter });
    expect(lines.map(({ row }) => row)).toEqual([CAR]);
  });

  it.each([
    ['a semicolon in a quoted heading', '"make;model;year",make,model,year\nx,Kia,Rio,2020', ',', { 'make;model;year': 'x', ...CAR }],
    ['a comma in a quoted heading', '"make,model,year";make;model;year\nx;Kia;Rio;2020', ';', { 'make,model,year': 'x', ...CAR }],
    [
      'semicolons and pipes in cells',
      'make,features\nKia,"Camera; Radio | Heater"',
      ',',
      { make: 'Kia', features: 'Camera; Radio | Heater' },
    ],
    ['as many known columns by two delimiters', 'make;x,make\n1,2', ',', { 'make;x': '1', make: '2' }],
  ])('PL-071 %s does not decide the delimiter', async (_what, text, delimiter, row) => {
    const { format, lines } = await contentOf(text);
    expect([format.delimiter, lines[0]?.row]).toEqual([delimiter, row]);
  });

  it('PL-071 counts the columns of a mapping as known', async () => {
    const map = { make: 'Marke', model: 'Modell' };
    expect(await rowsOf('Marke;Modell\nKia;Rio', 'stock.csv', map)).toEqual([{ Marke: 'Kia', Modell: 'Rio' }]);
  });
});

describe('header', () => {
  it.each([
    ['no-break spaces', 'make,Stock\u00A0Number\u00A0\nKia,A1', ['make', 'Stock Number']],
    ['quotation marks', '"""make""",\'Stock Number\'\nKia,A1', ['make', 'Stock Number']],
    ['a line break', 'make,"Stock\r\nNumber"\nKia,A1', ['make', 'Stock Number']],
    ['a byte-order mark below comments', '# make\n\uFEFFmake,stock\nKia,A1', ['make', 'stock']],
    ['a byte-order mark before comments', '\uFEFF# make: Make\nmake,stock\nKia,A1', ['make', 'stock']],
    ['a byte-order mark before quotation marks', '\uFEFF"make","stock"\nKia,A1', ['make', 'stock']],
    ['empty lines before it', '\n,,\n\nmake,stock\nKia,A1', ['make', 'stock']],
    ['an empty heading', 'make,\nKia,A1', ['make', 'column 2']],
    ['one heading twice', 'make,Price,Price\nKia,1,2', ['make', 'Price', 'Price (2)']],
    ['one heading twice and a third that looks like the second', 'Price,Price (2),Price\n1,2,3', ['Price', 'Price (2)', 'Price (3)']],
  ])('PL-071 a header with %s', async (_what, text, columns) => {
    expect((await contentOf(text)).columns).toEqual(columns);
  });

  it('PL-071 two columns with one heading are two columns, of which none replaces the other', async () => {
    expect(await rowsOf('make,Price,Price\nKia,23990,\nRio,,25990')).toEqual([
      { make: 'Kia', Price: '23990', 'Price (2)': '' },
      { make: 'Rio', Price: '', 'Price (2)': '25990' },
    ]);
  });
});

describe('lines', () => {
  it.each([
    ['Windows', '\r\n'],
    ['Unix', '\n'],
    ['an old Mac', '\r'],
  ])('PL-071 reads the line breaks of %s, and counts lines', async (_what, lineBreak) => {
    const { lines } = await contentOf(['# a', 'make,comments', 'Kia,"1', '2"', '', 'Rio,3', ',', 'Ceed'].join(lineBreak));
    expect(lines).toMatchObject([
      { line: 3, row: { make: 'Kia', comments: '1\n2' }, problem: null },
      { line: 6, row: { make: 'Rio', comments: '3' }, problem: null },
      { line: 8, row: { make: 'Ceed', comments: '' }, problem: '1 columns instead of 2' },
    ]);
  });

  it('PL-071 reads lines with another line break than the lines of the template', async () => {
    expect(await rowsOf('# a\r\nmake,model\r\nKia,Rio\nKia,Ceed\n')).toEqual([
      { make: 'Kia', model: 'Rio' },
      { make: 'Kia', model: 'Ceed' },
    ]);
  });

  it('PL-071 a line break whose two characters are in two parts of a large file is one', async () => {
    const cell = 'x'.repeat(65_536 - 'make\r\n'.length - 1);
    const { lines } = await contentOf(`make\r\n${cell}\r\nKia`);
    expect(lines.map(({ line, row }) => [line, row.make?.length])).toEqual([
      [2, cell.length],
      [3, 3],
    ]);
  });

  it('PL-071 a quotation mark that is not closed does not take the next car into a cell', async () => {
    const { lines } = await contentOf('make,comments\nKia,"6 seats\nRio,"nice"\nCeed,ok');
    expect(lines).toMatchObject([
      { line: 2, problem: 'a quotation mark is not closed' },
      { line: 4, row: { make: 'Ceed' }, problem: null },
    ]);
  });

  it('PL-071 a quotation mark that is not closed until the end of the file is an error that names its line', async () => {
    await expect(contentOf('make,comments\nRio,ok\nKia,"6 seats\nCeed,ok')).rejects.toMatchObject({
      name: 'FeedError',
      message:
        'The quotation mark that opens in line 3 is not closed, so the rest of the file cannot be read and nothing was changed: correct the line and import the file again.',
    });
    await expect(contentOf('make,a,b\nRio,"5 doors\n6 seats","open\nCeed,ok')).rejects.toThrow(
      'The quotation mark that opens in line 3 is not closed',
    );
    await expect(contentOf('"make,model\nKia,Rio')).rejects.toThrow('A quotation mark in the header (line 1) is not closed');
  });

  it('PL-071 inches in a cell are no quotation marks around it', async () => {
    expect(await rowsOf('make,comments\nKia,17" wheels')).toEqual([{ make: 'Kia', comments: '17" wheels' }]);
  });
});

const AGAIN = 'so nothing was changed: export the stock again and import that file.';

it.each([
  ['an empty file', '', 'stock.csv', `The file is empty, ${AGAIN}`],
  ['a byte-order mark alone', '\uFEFF', 'stock.csv', `The file is empty, ${AGAIN}`],
  ['line breaks alone', '\r\n\r\n', 'stock.csv', `The file is empty, ${AGAIN}`],
  ['comments alone', '# make\n', 'stock.csv', `The file has neither a header nor cars, ${AGAIN}`],
  ['a header alone', 'make,model,year\r\n', 'stock.csv', `The file has a header and no cars, ${AGAIN}`],
  ['a header without a line break', 'make,model,year', 'stock.csv', `The file has a header and no cars, ${AGAIN}`],
  ['a header and empty lines', 'make,model,year\n,,\n\n', 'stock.csv', `The file has a header and no cars, ${AGAIN}`],
  ['an empty list', '[]', 'stock.json', `The file is an empty list, ${AGAIN}`],
  ['an empty JSON file', '', 'stock.json', `The file is empty, ${AGAIN}`],
  ['a list without objects', '[7]', 'stock.json', 'stock.json should hold a JSON list of cars.'],
  ['a spreadsheet', 'PK\u0003\u0004\u0014\u0000', 'stock.csv', 'The file is not a text file, so nothing was changed: save it as CSV'],
])('PL-071 %s is an error that says what to do', async (_what, text, name, message) => {
  await expect(contentOf(text, name)).rejects.toMatchObject({ name: 'FeedError', message: expect.stringContaining(message) as string });
});

describe('JSON', () => {
  it('PL-071 has the columns of all cars', async () => {
    expect((await contentOf('[{"make":"Kia"},{"make":"Rio","price":9990}]', 'stock.json')).columns).toEqual(['make', 'price']);
  });

  it('PL-071 an object in a car is columns with dots', async () => {
    const text =
      '[{"specification":{"make":"Kia","odometer":{"km":41000}},"photos":[{"url":"https://a.example/1"},"https://a.example/2"]}]';
    expect(await rowsOf(text, 'stock.json')).toEqual([
      { 'specification.make': 'Kia', 'specification.odometer.km': '41000', photos: 'https://a.example/1 | https://a.example/2' },
    ]);
  });
});

it('PL-071 UTF-8 with commas is what a report need not mention', async () => {
  expect((await contentOf('make\nKia')).format).toEqual(COMMAS);
});
