import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SearchIndex } from '@forecourt/search-engine';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import type { Car } from '@forecourt/shared-contracts';
import type { Database } from '../../infrastructure/database/database';
import { SearchIndexes } from '../search/SearchIndexes';
import { createCarRepository, type CarRepository } from '../stock/carRepository';
import { openTestPostgres } from '../../../testing/postgres';
import { importStock, type ImportReport } from './importStock';

const site = aSite({
  slug: 'harbour-motors',
  locations: [
    aLocation({ id: 1, slug: 'perth', address: { ...aLocation().address, city: 'Perth', state: 'WA' } }),
    aLocation({ id: 2, slug: 'sydney', address: { ...aLocation().address, city: 'Ryde', state: 'NSW' } }),
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
    { line: 5, reason: expect.stringContaining('car_type') },
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

it('PL-071 a small stock may change as a whole', async () => {
  await importLines([HEADER, RIO, D_MAX]);
  expect(await importLines([HEADER, RIO.replace('2020', '2021')])).toMatchObject({ added: 1, sold: 2, unsold: 0 });
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
  expect(report).toMatchObject({ mapping: { stocknum: 'Stock Number', car_type: 'Car_Type' }, unusedColumns: ['Shelf'] });
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
