import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { stockImports } from './testing/stockImports';

const { database, importText } = stockImports(aSite({ slug: 'harbour-motors', locations: [aLocation()] }));
const HEADER = 'stocknum,make,model,year,comments,vin';
const VIN = 'JTDKN3DU5A0000001';
const lineOf = (number: string) => `${number},Kia,Rio,2020,One owner,`;
const FIVE = ['K1', 'K2', 'K3', 'K4', 'K5'];

beforeEach(() => importText([HEADER, ...FIVE.map(lineOf)].join('\n')));

/** Status by key; the feed of each test has K1 to K3, so that K4 and K5 are less than half of the stock. */
const statuses = async () =>
  Object.fromEntries(
    (await database().query<{ key: string; status: string }>('select feed_key as key, status from cars order by feed_key')).map((row) => [
      row.key,
      row.status,
    ]),
  );
const ALL_IN_STOCK = { K1: 'in_stock', K2: 'in_stock', K3: 'in_stock', K4: 'in_stock', K5: 'in_stock' };
const feedWith = (...lines: readonly string[]) => [HEADER, ...['K1', 'K2', 'K3'].map(lineOf), ...lines].join('\n');

it('PL-071 the car of a line with an unquoted comma stays as it was, and a missing one is sold', async () => {
  const report = await importText(feedWith('K4,Kia,Rio,2020,One owner, full history,'));
  expect(report).toMatchObject({
    refused: [{ line: 5, reason: '7 columns instead of 6' }],
    unknownLines: [],
    sold: 1,
    unsold: 0,
  });
  expect(await statuses()).toEqual({ ...ALL_IN_STOCK, K5: 'sold' });
});

it('PL-071 where the key is behind the unquoted comma it is counted from the right', async () => {
  const header = 'comments,make,model,year,stocknum';
  await importText([header, 'Ask us, please,Kia,Rio,2020,K4', ...['K1', 'K2', 'K3'].map((key) => `fine,Kia,Rio,2020,${key}`)].join('\n'));
  expect(await statuses()).toEqual({ ...ALL_IN_STOCK, K5: 'sold' });
});

it('PL-071 a car that has its VIN as key is found by it', async () => {
  await importText([HEADER, ...FIVE.map(lineOf), `,Kia,Rio,2020,One owner,${VIN}`].join('\n'));
  const report = await importText([HEADER, ...FIVE.map(lineOf), `,Kia,Rio,2020,One owner, full history,${VIN}`].join('\n'));
  expect(report).toMatchObject({ unknownLines: [], sold: 0 });
  expect((await statuses())[VIN]).toBe('in_stock');
});

it.each([
  ['and swallows the next line', 'K4,Kia,Rio,2020,"One owner,', 'K5,Kia,Rio,2020,"full history",'],
  ['and swallows it into a cell that looks whole', 'K4,Kia,Rio,2020,"One owner', 'K5,Kia,Rio,2020,full history",'],
])('PL-071 a line with a quotation mark too many %s: the cars of both stay as they were', async (_what, ...lines) => {
  expect(await importText(feedWith(...lines))).toMatchObject({ sold: 0, unsold: 0, unknownLines: [] });
  expect(await statuses()).toEqual(ALL_IN_STOCK);
});

it.each([
  ['of a car that is not in stock', 'K9,Kia,Rio,2020,One owner, full history,'],
  ['without a key', ',Kia,Rio,2020,One owner, full history,'],
])('PL-071 after a bad line %s no car is sold, not even with --sell-most', async (_what, line) => {
  expect(await importText(feedWith(line), { sellMost: true })).toMatchObject({ unknownLines: [5], sold: 0, unsold: 2 });
  expect(await statuses()).toEqual(ALL_IN_STOCK);
});

it('PL-071 a delta sells nothing, so that a bad line holds nothing back', async () => {
  expect(await importText(feedWith('K9,Kia,Rio,2020,a, b,'), { mode: 'delta' })).toMatchObject({ unknownLines: [], unsold: 0 });
});

it('PL-071 a feed without keys sells nothing where a line is bad', async () => {
  await database().script('truncate cars, stock_revisions');
  const cars = ['2018', '2019', '2020'].map((year) => `Kia,Rio,${year},fine`);
  await importText(['make,model,year,comments', ...cars].join('\n'));
  const report = await importText(['make,model,year,comments', ...cars.slice(0, 2), 'Kia,Rio,2020,One owner, fine'].join('\n'));
  expect(report).toMatchObject({ unknownLines: [4], sold: 0, unsold: 1 });
});

it('PL-071 an entry of a JSON list that is no car sells nothing', async () => {
  const list = ['K1', 'K2', 'K3'].map((stocknum) => ({ stocknum, make: 'Kia', model: 'Rio', year: 2020 }));
  expect(await importText(JSON.stringify([...list, 7]), {}, 'stock.json')).toMatchObject({ unknownLines: [4], sold: 0, unsold: 2 });
});

it('PL-071 a quotation mark that nothing closes changes nothing, and its line is named', async () => {
  const text = feedWith('K4,Kia,Rio,2020,"One owner,', lineOf('K5')).replace('2020', '2021');
  await expect(importText(text)).rejects.toThrow('The quotation mark that opens in line 5 is not closed');
  expect(await statuses()).toEqual(ALL_IN_STOCK);
  expect(await database().query(`select 1 from cars where data->>'year' = '2021'`)).toEqual([]);
});
