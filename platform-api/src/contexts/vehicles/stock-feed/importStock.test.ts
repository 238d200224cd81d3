import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SearchIndex } from '@forecourt/search-engine';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import type { Car } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { SearchIndexes } from '../../search';
import { createCarRepository, type CarRepository } from '../stock/carRepository';
import { openTestPostgres } from '../../../../testing/postgres';
import type { ImportReport } from './importReport';
import { importStock } from './importStock';

const site = aSite({
  slug: 'harbour-motors',
  locations: [
    aLocation({ id: 1, slug: 'perth', address: { ...aLocation().address, city: 'Perth', state: 'WA' } }),
    aLocation({ id: 2, name: 'Sydney Yard', slug: 'sydney', address: { ...aLocation().address, city: 'Ryde', state: 'NSW' } }),
  ],
});
const NOW = new Date('2026-03-02T09:00:00Z');
const HEADER =
  'Brand,Year,Model,Title,UsedOrNew,Engine,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,BodyType,Doors,Seats,Price';
const RIO =
  'Kia,2020,Rio,2020 Kia Rio S,USED,"4 cyl, 1.4 L",Unleaded,5.6 L / 100 km,41000,White / Black,"Ryde, NSW",Hatchback, 5 Doors, 5 Seats,15990';
const D_MAX = 'Isuzu,2022,D-MAX,2022 Isuzu D-MAX SX,DEMO,"4 cyl, 3 L",Diesel,- / -,-,- / -,"Perth, WA",Ute / Tray, 4 Doors, 5 Seats,POA';

let database: Database;
let cars: CarRepository;
let folder: string;
beforeAll(async () => {
  database = await openTestPostgres();
  cars = createCarRepository(database);
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => database.script('truncate cars, stock_revisions'));

async function importLines(lines: readonly string[], options: Parameters<typeof importStock>[3] = {}) {
  const file = path.join(folder, 'stock.csv');
  await writeFile(file, lines.join('\r\n'));
  return importStock(database, site, file, { now: NOW, ...options });
}
const stock = async () =>
  (await database.query<{ data: Car }>('select data from cars where tenant = $1 order by id', [site.slug])).map(({ data }) => data);

it('PL-071 imports a feed with common column names as complete cars', async () => {
  const report = await importLines([HEADER, RIO, D_MAX]);
  expect(report).toMatchObject({ read: 2, added: 2, updated: 0, sold: 0, refused: [] });
  const [rio, dMax] = await stock();
  expect(rio).toMatchObject({
    slug: `2020-kia-rio-s-${rio?.id}`,
    name: '2020 Kia Rio S',
    badge: 'S',
    car_type: 'used',
    status: 'in_stock',
    cylinders: 4,
    engine_size_litres: 1.4,
    engine_size: '1.4L',
    fuel: 'Unleaded',
    simple_fuel: 'Petrol',
    km: 41_000,
    price: 15_990,
    colour: 'White',
    interior_colour: 'Black',
    city: 'Ryde',
    state: 'NSW',
    location_id: 2,
    doors: 5,
    seats: 5,
    variant: { fuelconsumptioncombined: 5.6 },
    created_at: NOW.toISOString(),
    photos_count: 12,
    primary_image_url: `cars/harbour-motors/${rio?.id}/front-quarter.webp`,
  });
  expect(dMax).toMatchObject({
    car_type: 'demo',
    simple_body: 'Ute',
    km: null,
    price: null,
    colour: null,
    location_id: 1,
    variant: { fuelconsumptioncombined: null },
  });
});

it('PL-071 reports invalid lines with their reason and imports the others', async () => {
  const { added, refused } = await importLines([
    HEADER,
    RIO,
    'Kia,soon,Rio' + ','.repeat(12),
    'Kia,2020',
    RIO.replace('USED', 'Sedan'),
    D_MAX,
  ]);
  expect(added).toBe(2);
  expect(refused).toEqual([
    { line: 3, reason: expect.stringContaining('year') },
    { line: 4, reason: '2 columns instead of 15' },
    { line: 5, reason: '"Sedan" is no car type: new, demo or used' },
  ]);
});

it('PL-071 a full replace recognizes cars by their attributes, updates prices and marks missing cars as sold', async () => {
  await importLines([HEADER, RIO, D_MAX]);
  const [before] = await stock();
  const later = new Date('2026-03-05T09:00:00Z');
  const report = await importLines([HEADER, RIO.replace('15990', '14990')], { now: later });
  expect(report).toMatchObject({ added: 0, updated: 1, sold: 1 });
  const [rio, dMax] = await stock();
  expect(rio).toMatchObject({
    id: before?.id,
    slug: before?.slug,
    price: 14_990,
    created_at: NOW.toISOString(),
    updated_at: later.toISOString(),
  });
  expect(dMax).toMatchObject({ status: 'sold', sold: true, sold_date_timestamp: later.getTime() / 1000 });

  const back = await importLines([HEADER, RIO, D_MAX]);
  expect(back).toMatchObject({ added: 0, updated: 2, unchanged: 0, sold: 0 });
  expect((await stock())[1]).toMatchObject({ status: 'in_stock', sold: false, sold_date_timestamp: null });
});

it('PL-071 a truncated feed sells nothing, unless an option confirms that most of the stock is gone', async () => {
  const lines = Array.from({ length: 60 }, (_none, index) => RIO.replace('41000', String(41_000 + index)));
  await importLines([HEADER, ...lines]);
  const inStock = async () => (await stock()).filter(({ sold }) => !sold).length;

  expect(await importLines([HEADER, ...lines.slice(0, 29)])).toMatchObject({ unchanged: 29, sold: 0, unsold: 31 });
  expect(await inStock()).toBe(60);
  expect(await importLines([HEADER, ...lines.slice(0, 30)])).toMatchObject({ unchanged: 30, sold: 30, unsold: 0 });
  expect(await importLines([HEADER, lines[0] as string], { sellMost: true })).toMatchObject({ unchanged: 1, sold: 29, unsold: 0 });
  expect(await inStock()).toBe(1);
});

it('PL-071 more than half of a small stock is not sold either: 14 of 15 cars, and the only one', async () => {
  const lines = Array.from({ length: 15 }, (_none, index) => RIO.replace('41000', String(41_000 + index)));
  await importLines([HEADER, ...lines]);
  expect(await importLines([HEADER, lines[0] as string])).toMatchObject({ unchanged: 1, sold: 0, unsold: 14 });
  expect((await stock()).filter(({ sold }) => sold)).toEqual([]);
  expect(await importLines([HEADER, lines[0] as string], { sellMost: true })).toMatchObject({ unchanged: 1, sold: 14, unsold: 0 });
  expect(await importLines([HEADER, D_MAX])).toMatchObject({ added: 1, sold: 0, unsold: 1 });
});

it('PL-071 a delta leaves other cars unchanged, and a feed without a valid car marks none as sold', async () => {
  await importLines([HEADER, RIO, D_MAX]);
  expect(await importLines([HEADER, RIO], { mode: 'delta' })).toMatchObject({ updated: 0, unchanged: 1, sold: 0 });
  expect(await importLines([HEADER, 'Kia,soon,Rio' + ','.repeat(12)])).toMatchObject({ sold: 0 });
  expect((await stock()).map(({ status }) => status)).toEqual(['in_stock', 'in_stock']);
});

it('PL-071 imports two identical lines as two cars, each time', async () => {
  expect(await importLines([HEADER, RIO, RIO])).toMatchObject({ added: 2 });
  expect(await importLines([HEADER, RIO, RIO])).toMatchObject({ added: 0, unchanged: 2, sold: 0 });
});

it('PL-071 does not write unchanged cars again, and the index is updated with changed ones', async () => {
  await importLines([HEADER, RIO, D_MAX]);
  const indexes = new SearchIndexes(database, cars);
  await indexes.sync();
  const { index } = indexes.find(site, site.search_index);
  const [before, { bytes }] = [await stock(), index];
  expect(await importLines([HEADER, RIO, D_MAX], { now: new Date('2026-03-05T09:00:00Z') })).toMatchObject({ updated: 0, unchanged: 2 });
  expect(await stock()).toEqual(before);
  await indexes.sync();
  expect(index.bytes).toBe(bytes);

  expect(await importLines([HEADER, RIO.replace('15990', '14990'), D_MAX])).toMatchObject({ updated: 1, unchanged: 1 });
  await indexes.sync();
  expect(index.get(String(before[0]?.id))).toMatchObject({ price: 14_990 });
});

it('PL-071 hides demonstration cars once a site has a feed', async () => {
  await cars.save(site.slug, [{ car: aCar({ id: 5, slug: 'demo-5' }), feedKey: 'demo:5', source: 'demo' }]);
  expect(await importLines([HEADER, RIO])).toMatchObject({ hidden: 1, sold: 0 });
  expect(await cars.findById(site.slug, 5)).toBeNull();
});

it('PL-071 imports other columns by a mapping, and JSON', async () => {
  const report = await importLines(['maker,modell,built,no', 'Kia,Rio,2020,A1'], {
    map: { make: 'maker', model: 'modell', year: 'built', stocknum: 'no' },
  });
  expect(report).toMatchObject({ added: 1, mapping: { make: 'maker', model: 'modell', year: 'built', stocknum: 'no' } });

  const file = path.join(folder, 'stock.json');
  await writeFile(file, JSON.stringify([{ make: 'Kia', model: 'Rio', year: 2021, stocknum: 'A1', price: 9990 }, 7]));
  expect(await importStock(database, site, file)).toMatchObject({ updated: 1, refused: [{ line: 2, reason: 'not an object' }] });
  expect(await stock()).toMatchObject([{ stocknum: 'A1', year: 2021, price: 9990 }]);
});

it('PL-071 recognizes column names in any notation and reports unused ones', async () => {
  const report = await importLines(['Brand,Model,Year,Stock Number,Car_Type,Shelf', 'Kia,Rio,2020,A1,used,7']);
  expect(report).toMatchObject({
    mapping: { stocknum: 'Stock Number', car_type: 'Car_Type' },
    unusedColumns: [{ column: 'Shelf', couldBe: [] }],
  });
});

const FULL = {
  'Stock Number': 'K1',
  Make: 'Kia',
  Model: 'Rio',
  'Model Year': '2021',
  Condition: 'Pre-Owned',
  Price: '$23,990',
  'Price Was': '25990',
  'Sale Price': '22990',
  'Price Type': 'DAP',
  'Rego Expiry': '31/03/2027',
  'Certified Pre-Owned': 'Y',
  'Market Average': '25400',
  'PPSR Report': 'https://reports.example/k1',
  'Online Deposit': 'yes',
  NVIC: 'ABC12D',
  'Weekly Repayment': '99',
  'Interest Rate': '8.49',
  'Comparison Rate': '9.19',
  'Image Front': 'https://photos.example/front.jpg',
  Photos: 'https://photos.example/2.jpg | https://photos.example/front.jpg',
  Sticker: 'Runout Sale',
  Availability: 'coming soon',
  'Date Added': '2026-02-01',
  Branch: 'Sydney Yard',
};
const lineOf = (cells: Readonly<Record<string, string>>) => [
  Object.keys(cells).join(','),
  Object.values(cells)
    .map((each) => `"${each}"`)
    .join(','),
];

it('PL-085 imports every fact by the headings that feeds use', async () => {
  const own = aSite({ ...site, switches: { financeProvider: 'easy' } });
  const file = path.join(folder, 'full.csv');
  await writeFile(file, lineOf(FULL).join('\n'));

  const report = await importStock(database, own, file, { now: NOW });

  expect(report).toMatchObject({ added: 1, refused: [], unusedColumns: [], unusedCells: { counts: {}, first: [] } });
  expect(await stock()).toMatchObject([
    {
      stocknum: 'K1',
      car_type: 'used',
      price: 23_990,
      before_price: 25_990,
      offer_price: 22_990,
      price_type: 'Drive Away',
      rego_expiry: '2027-03-31',
      certified: true,
      autograb_data: { average_market_price: 25_400, state_average_market_price: null },
      file: 'https://reports.example/k1',
      payment_processors: ['deposit'],
      nvic: 'ABC12D',
      has_nvic: true,
      finance_lenders: { easy: { financeProvider: 'easy', paymentWeek: 99, interestRate: 8.49, comparisonRate: 9.19 } },
      images: [{ url: 'https://photos.example/front.jpg' }, { url: 'https://photos.example/2.jpg' }],
      primary_image_url: 'https://photos.example/front.jpg',
      photos_count: 2,
      tag: 'Runout Sale',
      status: 'coming_soon',
      created_at: '2026-02-01T00:00:00.000Z',
      location_id: 2,
      city: 'Ryde',
      state: 'NSW',
    },
  ]);
});

it('PL-085 lists by line what cannot be used, and imports the car without it', async () => {
  const price = 'an amount in dollars from 100 to 10,000,000, such as 23,990 or 23,990 Drive Away';
  const cells = { ...FULL, Price: 'call us', 'Rego Expiry': 'next year', 'PPSR Report': 'javascript:alert(1)', 'Image Front': 'front.jpg' };
  const report = await importLines(lineOf(cells));

  expect(report).toMatchObject({ added: 1, refused: [] });
  expect(report.unusedCells).toEqual({
    counts: { Price: 1, 'Rego Expiry': 1, 'PPSR Report': 1, 'Image Front': 1 },
    first: [
      { line: 2, column: 'Price', text: 'call us', expected: price },
      { line: 2, column: 'Rego Expiry', text: 'next year', expected: 'a day such as 2026-06-30' },
      { line: 2, column: 'PPSR Report', text: 'javascript:alert(1)', expected: 'an address that begins with https:// or /' },
      {
        line: 2,
        column: 'Image Front',
        text: 'front.jpg',
        expected: 'an address that begins with https://, or a path that begins with uploads/',
      },
    ],
  });
  expect(await stock()).toMatchObject([{ price: null, rego_expiry: null, file: null, images: [{}, {}] }]);
});

const NONE_LISTED = { counts: {}, first: [] };
/** Imports one car with these cells. */
const importCar = (cells: Readonly<Record<string, string>>) =>
  importLines(lineOf({ stocknum: 'K1', make: 'Kia', model: 'Rio', year: '2021', ...cells }));

it.each([
  ['a blank', '12 990'],
  ['a no-break space', '12\u00A0990'],
  ['a narrow no-break space', '12\u202F990'],
  ['a comma', '12,990'],
])('PL-071 reads a price with %s between its thousands', async (_separator, price) => {
  expect(await importCar({ price })).toMatchObject({ added: 1, unusedCells: NONE_LISTED, convertedCells: NONE_LISTED });
  expect(await stock()).toMatchObject([{ price: 12_990 }]);
});

it.each(['$12.990,00', '12.990', '9999999999', '$99 per week', '$12,990 - $14,990'])(
  'PL-071 lists the price %j and imports the car without it',
  async (price) => {
    const { added, unusedCells } = await importCar({ price });
    expect({ added, unusedCells }).toEqual({
      added: 1,
      unusedCells: {
        counts: { price: 1 },
        first: [
          {
            line: 2,
            column: 'price',
            text: price,
            expected: 'an amount in dollars from 100 to 10,000,000, such as 23,990 or 23,990 Drive Away',
          },
        ],
      },
    });
    expect(await stock()).toMatchObject([{ price: null }]);
  },
);

it('PL-071 a price of 0 is none, and a car without a price has none', async () => {
  const cells = { price: '0', was_price: '$0', offer_price: '0.00', market_price: '0', finance_weekly: '0' };
  expect(await importCar(cells)).toMatchObject({ added: 1, unusedCells: NONE_LISTED });
  expect(await stock()).toMatchObject([{ price: null, before_price: null, offer_price: null, autograb_data: null, finance_lenders: {} }]);
});

it.each([
  ['the words of a price are its type', { price: '$23,990 Drive Away' }, { price: 23_990, price_type: 'Drive Away' }],
  ['the abbreviation, too', { price: '23990 EGC' }, { price: 23_990, price_type: 'Excl. Govt. Charges' }],
  ['a sign needs no type', { price: 'A$23,990' }, { price: 23_990, price_type: null }],
  [
    'those of an offer go first',
    { price: '$23,990', offer_price: '$22,990 drive-away' },
    { price: 23_990, offer_price: 22_990, price_type: 'Drive Away' },
  ],
  [
    'a dealer’s own text is not changed',
    { price: '23990 EGC', price_type: 'Before on-road costs' },
    { price: 23_990, price_type: 'Before on-road costs' },
  ],
])('PL-071 price types in a price: %s', async (_rule, cells, car) => {
  expect(await importCar(cells)).toMatchObject({ unusedCells: NONE_LISTED });
  expect(await stock()).toMatchObject([car]);
});

it('PL-071 lists a price of another type than that of its line', async () => {
  const { unusedCells } = await importCar({ price: '$22,990 EGC', price_type: 'Drive Away' });
  expect(unusedCells.first).toMatchObject([{ column: 'price', text: '$22,990 EGC' }]);
  expect(await stock()).toMatchObject([{ price: null, price_type: 'Drive Away' }]);
});

it.each([
  ['41 200', 41_200],
  ['120k', 120_000],
  ['41,200 km', 41_200],
])('PL-071 reads the odometer %j as %j km', async (km, kilometres) => {
  expect(await importCar({ km })).toMatchObject({ unusedCells: NONE_LISTED, convertedCells: NONE_LISTED });
  expect(await stock()).toMatchObject([{ km: kilometres }]);
});

it('PL-071 lists an odometer with a point between its thousands', async () => {
  const { unusedCells } = await importCar({ km: '41.200 km' });
  expect(unusedCells.first).toEqual([
    { line: 2, column: 'km', text: '41.200 km', expected: 'a whole number of kilometres from 0 to 2,000,000, such as 41,200' },
  ]);
  expect(await stock()).toMatchObject([{ km: null }]);
});

it('PL-071 converts other units and reports what they are read as', async () => {
  const { unusedCells, convertedCells } = await importCar({
    Odometer: '25,476 miles',
    'Engine Size': '1998 cc',
    Length: '4.375 m',
    GVM: '1.3 t',
    'Loan Term': '5 years',
    'Interest Rate': '8.49 % p.a.',
  });
  expect(unusedCells).toEqual(NONE_LISTED);
  expect(convertedCells.counts).toEqual({ Odometer: 1, 'Engine Size': 1, Length: 1, GVM: 1, 'Loan Term': 1 });
  expect(convertedCells.first).toHaveLength(5);
  expect(convertedCells.first).toEqual(
    expect.arrayContaining([
      { line: 2, column: 'Odometer', text: '25,476 miles', convertedTo: '41,000 km' },
      { line: 2, column: 'Engine Size', text: '1998 cc', convertedTo: '2 L' },
      { line: 2, column: 'Length', text: '4.375 m', convertedTo: '4,375 mm' },
      { line: 2, column: 'GVM', text: '1.3 t', convertedTo: '1,300 kg' },
      { line: 2, column: 'Loan Term', text: '5 years', convertedTo: '60 months' },
    ]),
  );
  expect(await stock()).toMatchObject([
    {
      km: 41_000,
      engine_size: '2.0L',
      engine_size_litres: 2,
      variant: { vehiclelength: 4375, grossvehiclemass: 1300 },
      finance_lenders: {},
    },
  ]);
});

it('PL-071 lists numbers of another unit or form, and imports the car without them', async () => {
  const cells = {
    seats: '4 Doors',
    doors: '61',
    engine: '4 cyl, 1,5 L',
    consumption: '15 km/L',
    towing_capacity: '1.3',
    width: '1.79',
    ancap: '5/5',
    market_price: '25.400',
    build_date: '31/02/2021',
  };
  const { unusedCells } = await importCar(cells);
  expect(unusedCells.counts).toEqual(Object.fromEntries(Object.keys(cells).map((column) => [column, 1])));
  expect(await stock()).toMatchObject([
    {
      seats: null,
      doors: null,
      cylinders: null,
      engine_size_litres: null,
      autograb_data: null,
      build_date: null,
      variant: { fuelconsumptioncombined: null, towingcapacitybraked: null, vehiclewidth: null, ancaprating: null },
    },
  ]);
});

it.each(['21', 'MY21', 'MY2021'])('PL-071 the model year %j is 2021', async (year) => {
  expect(await importCar({ year })).toMatchObject({ added: 1, refused: [] });
  expect(await stock()).toMatchObject([{ year: 2021, name: '2021 Kia Rio' }]);
});

it.each(['2099', '1899', '2028', '28', '2021 or 2022'])('PL-071 skips a line with the year %j', async (year) => {
  expect(await importCar({ year })).toMatchObject({
    added: 0,
    refused: [{ line: 2, reason: `year "${year}" is not a year from 1900 to 2027` }],
  });
});

it('PL-071 lists a number that JSON writes with an exponent', async () => {
  const file = path.join(folder, 'exponent.json');
  await writeFile(file, JSON.stringify([{ make: 'Kia', model: 'Rio', year: 2021, stocknum: 'A1', price: 1e21, km: 41_200.5 }]));
  const { unusedCells } = await importStock(database, site, file, { now: NOW });
  expect(unusedCells.first).toMatchObject([
    { column: 'km', text: '41200.5' },
    { column: 'price', text: '1e+21' },
  ]);
  expect(await stock()).toMatchObject([{ price: null, km: null }]);
});

it('PL-085 a dry run reports what an import would do, and changes nothing', async () => {
  await importLines([HEADER, RIO, D_MAX]);
  const before = await stock();
  const lines = [HEADER, RIO.replace('15990', '14990'), RIO.replace('2020', '2018'), 'Kia,soon,Rio' + ','.repeat(12)];

  const dry = await importLines(lines, { dryRun: true });
  expect(dry).toMatchObject({ read: 3, added: 1, updated: 1, unchanged: 0, sold: 1, refused: [{ line: 4 }] });
  expect(await stock()).toEqual(before);
  expect(await importLines(lines)).toEqual(dry);
});

it('PL-085 a car that the feed calls sold keeps the day on which it was first sold', async () => {
  const header = 'make,model,year,stocknum,status,sold_date';
  const car = async () => (await stock())[0];
  await importLines([header, 'Kia,Rio,2020,A1,sold,']);
  expect(await car()).toMatchObject({ status: 'sold', sold: true, sold_date_timestamp: NOW.getTime() / 1000 });

  const later = new Date('2026-03-05T09:00:00Z');
  expect(await importLines([header, 'Kia,Rio,2020,A1,sold,'], { now: later })).toMatchObject({ unchanged: 1 });
  await importLines([header, 'Kia,Rio,2020,A1,sold,2026-02-20'], { now: later });
  expect(await car()).toMatchObject({ sold_date_timestamp: Date.parse('2026-02-20') / 1000 });
});

it('PL-085 a feed with columns of photos has cars without photos, one without them has the platform’s pictures', async () => {
  const header = 'make,model,year,stocknum';
  await importLines([`${header},photo_front,images`, 'Kia,Rio,2020,A1,,']);
  expect(await stock()).toMatchObject([{ photos_count: 0, primary_image_url: null, images: [] }]);
  await importLines([header, 'Kia,Rio,2020,A1']);
  expect(await stock()).toMatchObject([{ photos_count: 12 }]);
});

it.each([
  ['a site with reservations', { reserveEnabled: true }, 'make,model,year,stocknum', 'Kia,Rio,2020,A1', ['deposit']],
  ['a site without', { reserveEnabled: false }, 'make,model,year,stocknum', 'Kia,Rio,2020,A1', []],
  ['a line that says no', { reserveEnabled: true }, 'make,model,year,stocknum,checkout', 'Kia,Rio,2020,A1,no', []],
  [
    'a line with names',
    { reserveEnabled: false },
    'make,model,year,stocknum,checkout',
    'Kia,Rio,2020,A1,stripe | other',
    ['stripe', 'other'],
  ],
])('PL-085 deposits of a car of %s', async (_what, switches, header, line, processors) => {
  const file = path.join(folder, 'deposits.csv');
  await writeFile(file, [header, line].join('\n'));
  await importStock(database, aSite({ ...site, switches }), file, { now: NOW });
  expect((await stock()).map((car) => car.payment_processors)).toEqual([processors]);
});

it('VE-075 reads the words for car types of the dealership of the line', async () => {
  const own = aSite({
    ...site,
    dealerships: [
      { id: 7, slug: 'harbour-motors', name: 'Harbour Motors', switches: { carTypeNames: { new: null, demo: null, used: 'Approved' } } },
    ],
  });
  const file = path.join(folder, 'words.csv');
  await writeFile(file, ['make,model,year,condition', 'Kia,Rio,2020,approved', 'Kia,Rio,2021,Sedan'].join('\n'));

  const report = await importStock(database, own, file, { now: NOW });

  expect(report).toMatchObject({ added: 1, refused: [{ line: 3, reason: '"Sedan" is no car type: new, demo, used or Approved' }] });
  expect(await stock()).toMatchObject([{ car_type: 'used' }]);
});

it('PL-085 refuses a mapping with a field that does not exist', async () => {
  await expect(importLines([HEADER, RIO], { map: { prize: 'Price' } as never })).rejects.toThrow(
    'There is no field prize; did you mean price? "forecourt stock template" lists the fields.',
  );
});

it('PL-071 rejects a file that is not a feed with a message', async () => {
  const file = path.join(folder, 'broken.json');
  await writeFile(file, '[{');
  await expect(importStock(database, site, file)).rejects.toThrow('broken.json is not valid JSON: ');
  await writeFile(file, '{}');
  await expect(importStock(database, site, file)).rejects.toThrow('broken.json should hold a JSON list of cars.');
});

it('PL-071 names the missing column', async () => {
  await expect(importLines(['Brand,Year', 'Kia,2020'])).rejects.toThrow('No column is mapped to model; the file has: Brand, Year.');
  await expect(importLines([HEADER, RIO], { map: { make: 'Maker' } })).rejects.toThrow('The mapping names column "Maker" for make');
});

/** A large real feed; `npm test -- --all` names it where there is one beside the repository. */
const { STOCK_FEED } = process.env;

if (STOCK_FEED)
  describe('a large real feed', () => {
    let index: SearchIndex;
    let report: ImportReport;
    beforeAll(async () => {
      await database.script('truncate cars, stock_revisions');
      report = await importStock(database, site, STOCK_FEED);
      const indexes = new SearchIndexes(database, cars);
      await indexes.sync();
      index = indexes.find(site, site.search_index).index;
    }, 180_000);

    it('PL-071 imports at least 99 % of its lines', () => {
      expect(report.refused.length).toBeLessThan(report.read / 100);
      expect(report.added + report.refused.length).toBe(report.read);
      expect(index.count).toBe(report.added);
    });
  });
