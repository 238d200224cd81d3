import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { stockImports } from './testing/stockImports';

const { importText, stock } = stockImports(aSite({ slug: 'harbour-motors', locations: [aLocation()] }));

it('PL-071 a file in Windows-1252 has Citroën in title and address, and the report says how it was read', async () => {
  const report = await importText(Buffer.from('make;model;year;badge\nCitroën;C3;2021;Édition', 'latin1'));
  expect(report.format).toEqual({ encoding: 'Windows-1252', delimiter: ';' });
  const [car] = await stock();
  expect(car).toMatchObject({ make: 'Citroën', name: '2021 Citroën C3 Édition', slug: `2021-citroen-c3-edition-${car?.id}` });
});

it('PL-071 names the columns that are not used with what they could be', async () => {
  const report = await importText(
    'make,model,year,Kilometers Travelled,Shelf,Odometer (miles),Price,Price\nKia,Rio,2020,41000,7,25000,15990,16990',
  );
  expect(report.unusedColumns).toEqual([
    { column: 'Kilometers Travelled', couldBe: ['km'] },
    { column: 'Shelf', couldBe: [] },
    { column: 'Odometer (miles)', couldBe: [] },
    { column: 'Price (2)', couldBe: ['price'] },
  ]);
  expect(await stock()).toMatchObject([{ km: null, price: 15_990 }]);
});

it.each([
  ['EGC Price', '24990', 24_990, 'Excl. Govt. Charges'],
  ['Drive Away Price', '27990', 27_990, 'Drive Away'],
  ['EGC Price,Drive Away Price', '24990,27990', 27_990, 'Drive Away'],
  ['EGC Price,Drive Away Price', '24990,', 24_990, 'Excl. Govt. Charges'],
  ['EGC Price,Drive Away Price', '24990,POA', 24_990, 'Excl. Govt. Charges'],
  ['EGC Price,Drive Away Price', '24990,0', 24_990, 'Excl. Govt. Charges'],
  ['EGC Price,Price Type', '24990,Drive Away', 24_990, 'Drive Away'],
  ['EGC Price,Drive Away Price,Price Type', '24990,27990,EGC', 24_990, 'Excl. Govt. Charges'],
  ['Price,Drive Away Price', '25990,', 25_990, null],
  ['Price', '"25,990 Drive Away"', 25_990, 'Drive Away'],
  ['Price', '25990', 25_990, null],
])('PL-085 the headings %s with %s are the price %d with the type %s', async (headings, cells, price, type) => {
  await importText(`make,model,year,${headings}\nKia,Rio,2020,${cells}`);
  expect(await stock()).toMatchObject([{ price, price_type: type }]);
});

it('PL-085 an amount that names another price type than its column is not read', async () => {
  const report = await importText('make,model,year,EGC Price\nKia,Rio,2020,"27,990 Drive Away"');
  expect(report.unusedCells.first).toMatchObject([{ column: 'EGC Price', text: '27,990 Drive Away' }]);
  expect(await stock()).toMatchObject([{ price: null, price_type: null }]);
});

it('PL-071 reads the headings Odometer (km), Build Year and those with dots', async () => {
  await importText('Specification.Make,Specification.Model,Build Year,Odometer (km)\nKia,Rio,2020,41000');
  expect(await stock()).toMatchObject([{ make: 'Kia', model: 'Rio', year: 2020, km: 41_000 }]);
});

it('PL-071 a make in any case is one make, also in the name', async () => {
  await importText('make,model,year,badge\ntoyota,Corolla,2020,SX\nToyota,corolla,2021,\nTOYOTA,COROLLA,2022,');
  expect(await stock()).toMatchObject([
    { make: 'Toyota', model: 'Corolla', name: '2020 Toyota Corolla SX' },
    { make: 'Toyota', model: 'Corolla', name: '2021 Toyota Corolla' },
    { make: 'Toyota', model: 'Corolla', name: '2022 Toyota Corolla' },
  ]);
});

it('PL-071 a make that no list has is written as most cars in stock', async () => {
  await importText('make,model,year,stocknum\nZap,Xebra,2020,1\nZap,Xebra,2021,2');
  await importText('make,model,year,stocknum\nZAP,XEBRA,2022,3\nzap,xebra,2020,1', { mode: 'delta' });
  expect((await stock()).map(({ make, model }) => `${make} ${model}`)).toEqual(['Zap Xebra', 'Zap Xebra', 'Zap Xebra']);
});

const CARS = 'make,model,year,stocknum\nKia,Rio,2020,1';
it.each([
  ['an empty file', '', 'stock.csv', {}],
  ['a header alone', 'make,model,year\n', 'stock.csv', {}],
  ['a header alone in a dry run', 'make,model,year\n', 'stock.csv', { dryRun: true }],
  ['a header alone as a delta', 'make,model,year\n', 'stock.csv', { mode: 'delta' }],
  ['an empty list', '[]', 'stock.json', {}],
] as const)('PL-071 %s is an error and changes nothing', async (_what, text, name, options) => {
  await importText(CARS);
  const before = await stock();
  await expect(importText(text, { sellMost: true, ...options }, name)).rejects.toMatchObject({
    name: 'FeedError',
    message: expect.stringMatching(/^The file .*, so nothing was changed: export the stock again and import that file\.$/) as string,
  });
  expect(await stock()).toEqual(before);
});
