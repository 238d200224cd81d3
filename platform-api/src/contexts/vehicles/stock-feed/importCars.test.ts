import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import type { ImportOptions } from './importStock';
import { NOW, stockImports } from './testing/stockImports';

const site = aSite({ slug: 'harbour-motors', locations: [aLocation()] });
const { database, cars, importText, stock } = stockImports(site);
const HEADER = 'make,model,year,stocknum,vin,km,status';
const VIN = 'JTDKN3DU5A0000001';
const KEPT = { id: 1, slug: '2020-kia-rio-1', stocknum: 'K1', vin: null };

const importLines = (lines: readonly string[], options?: ImportOptions) => importText(lines.join('\n'), options);
const photosOf = async () => (await stock()).map(({ images, primary_image_url }) => [images.map(({ url }) => url), primary_image_url]);

describe('status', () => {
  it('PL-071 a withdrawn car is not shown', async () => {
    await importLines([HEADER, 'Kia,Rio,2020,K1,,100,For Sale']);
    expect(await importLines([HEADER, 'Kia,Rio,2020,K1,,100,WITHDRAWN'])).toMatchObject({ updated: 1, sold: 0 });
    expect(await stock()).toMatchObject([{ status: 'in_stock', show_on_dealer_website: false }]);
    await importLines([HEADER, 'Kia,Rio,2020,K1,,100,For Sale']);
    expect(await stock()).toMatchObject([{ status: 'in_stock', show_on_dealer_website: true }]);
  });

  it('PL-071 with a word that is not known a new car is hidden and a known one stays as it was; both are listed', async () => {
    await importLines([HEADER, 'Kia,Rio,2020,K1,,100,On Hold', 'Kia,Rio,2020,K2,,100,Sold', 'Kia,Rio,2020,K4,,100,Withdrawn']);
    const report = await importLines([HEADER, ...['K1', 'K2', 'K3', 'K4'].map((number) => `Kia,Rio,2020,${number},,200,Floor plan 3`)], {
      now: new Date('2026-03-05T09:00:00Z'),
    });
    expect(await stock()).toMatchObject([
      { stocknum: 'K1', km: 200, status: 'in_stock', reserved: true, show_on_dealer_website: true },
      { stocknum: 'K2', km: 200, status: 'sold', sold: true, sold_date_timestamp: NOW.getTime() / 1000 },
      { stocknum: 'K4', km: 200, status: 'in_stock', show_on_dealer_website: false },
      { stocknum: 'K3', km: 200, status: 'in_stock', reserved: false, show_on_dealer_website: false },
    ]);
    expect(report.unusedCells.counts).toEqual({ status: 4 });
    expect(report.unusedCells.first[0]).toEqual({
      line: 2,
      column: 'status',
      text: 'Floor plan 3',
      expected: 'in stock, coming soon, reserved, sold or withdrawn (a new car is hidden, a known one stays as it was)',
    });
  });
});

describe('photos', () => {
  const A = 'https://photos.example/a.jpg';
  const photoLines = (cell: string) => ['make,model,year,stocknum,images', `Kia,Rio,2020,K1,"${cell}"`];

  it('PL-071 a cell with three addresses is three photos', async () => {
    await importLines(photoLines(`${A},https://photos.example/b.jpg,https://photos.example/c.jpg`));
    expect(await photosOf()).toEqual([[[A, 'https://photos.example/b.jpg', 'https://photos.example/c.jpg'], A]]);
  });

  it('PL-071 lists photos that the site will not fetch, by origin', async () => {
    const photos = [A, 'https://photos.example/b.jpg', 'https://cdn.dealer.example/c.jpg', 'uploads/d.jpg'].join('|');
    const lines = [...photoLines(photos), `Kia,Rio,2020,K2,${A}`];
    expect((await importLines(lines, { photoOrigins: ['https://*.dealer.example'] })).photosNotAllowed).toEqual([
      { origin: 'https://photos.example', photos: 3, line: 2 },
    ]);
    expect((await importLines(lines, { photoOrigins: ['https://photos.example', 'https://*.dealer.example'] })).photosNotAllowed).toEqual(
      [],
    );
  });
});

describe('lines of one car', () => {
  it('PL-071 of two lines with a stock number the last one is the car, and both are listed', async () => {
    const report = await importLines([HEADER, 'Kia,Rio,2020,K1,,100,', 'Kia,Rio,2020,K2,,300,', 'Kia,Rio,2020,K1,,200,']);
    expect(report).toMatchObject({ read: 3, added: 2, refused: [], duplicates: [{ line: 2, keptLine: 4, shared: 'stock number K1' }] });
    expect(await stock()).toMatchObject([
      { stocknum: 'K2', km: 300 },
      { stocknum: 'K1', km: 200 },
    ]);
  });

  it('PL-071 of two lines with a VIN the last one is the car', async () => {
    const report = await importLines([HEADER, `Kia,Rio,2020,K1,${VIN},100,`, `Kia,Rio,2020,K2,${VIN},200,`]);
    expect(report).toMatchObject({ added: 1, duplicates: [{ line: 2, keptLine: 3, shared: `VIN ${VIN}` }] });
    expect(await stock()).toMatchObject([{ stocknum: 'K2', km: 200 }]);
  });

  it('PL-071 finds them far apart in a large file, and again in the next import', async () => {
    const lines = Array.from({ length: 1200 }, (_none, index) => `Kia,Rio,2020,K${index % 1199},,${index},`);
    expect(await importLines([HEADER, ...lines])).toMatchObject({ read: 1200, added: 1199, duplicates: [{ line: 2, keptLine: 1201 }] });
    expect(await importLines([HEADER, ...lines])).toMatchObject({ added: 0, unchanged: 1199, sold: 0, merged: 0 });
  });

  it('PL-071 lines without stock number and VIN are separate cars', async () => {
    const line = 'Kia,Rio,2020,,,100,';
    expect(await importLines([HEADER, line, line])).toMatchObject({ added: 2, duplicates: [] });
    expect(await importLines([HEADER, line, line])).toMatchObject({ unchanged: 2, merged: 0 });
    expect(await importLines([HEADER, line])).toMatchObject({ unchanged: 1, sold: 1, merged: 0 });
  });

  it('PL-071 a car whose stock number changes within the file keeps its address', async () => {
    await importLines([HEADER, `Kia,Rio,2020,K1,${VIN},100,`]);
    const [before] = await stock();
    const report = await importLines([HEADER, `Kia,Rio,2020,K1,${VIN},100,`, `Kia,Rio,2020,K2,${VIN},200,`]);
    expect(report).toMatchObject({ added: 0, updated: 1, sold: 0, merged: 0 });
    expect(await stock()).toMatchObject([{ id: before?.id, slug: before?.slug, stocknum: 'K2' }]);
    expect(await importLines([HEADER, `Kia,Rio,2020,K2,${VIN},200,`])).toMatchObject({ unchanged: 1, sold: 0 });
  });
});

describe('cars that are in stock twice', () => {
  /** As an import stored them that took each line for a car. */
  beforeEach(() =>
    cars().save(site.slug, [
      { car: aCar(KEPT), feedKey: 'K1', source: 'feed' },
      { car: aCar({ ...KEPT, id: 2, slug: '2020-kia-rio-2' }), feedKey: 'K1#2', source: 'feed' },
    ]),
  );

  it.each(['replace', 'delta'] as const)('PL-071 in mode %s one is hidden and leads to the other, and none is sold', async (mode) => {
    const report = await importLines([HEADER, 'Kia,Rio,2020,K1,,100,'], { mode });
    expect(report).toMatchObject({ updated: 1, sold: 0, unsold: 0, merged: 1 });
    expect(await stock()).toMatchObject([
      { id: 1, status: 'in_stock', show_on_dealer_website: true },
      { id: 2, status: 'in_stock', show_on_dealer_website: false },
    ]);
    expect(await cars().findBySlug(site.slug, '2020-kia-rio-2')).toMatchObject({ id: 1 });
    expect(await cars().findReplacement(site.slug, 2)).toMatchObject({ id: 1 });
    expect(await importLines([HEADER, 'Kia,Rio,2020,K1,,100,'], { mode })).toMatchObject({ unchanged: 1, sold: 0, merged: 0 });
  });

  it('PL-071 they do not count as missing cars', async () => {
    const others = Array.from({ length: 30 }, (_none, index) => ({
      car: aCar({ ...KEPT, id: 10 + index, slug: `car-${10 + index}` }),
      feedKey: `K1#${index + 3}`,
      source: 'feed' as const,
    }));
    await cars().save(site.slug, others);
    expect(await importLines([HEADER, 'Kia,Rio,2020,K1,,100,'])).toMatchObject({ unsold: 0, sold: 0, merged: 31 });
  });

  it('PL-071 a dry run reports it and changes nothing', async () => {
    const before = await stock();
    expect(await importLines([HEADER, 'Kia,Rio,2020,K1,,100,'], { dryRun: true })).toMatchObject({ merged: 1 });
    expect(await stock()).toEqual(before);
  });

  it('PL-071 two stored cars that a feed shows to be one by their VIN become one', async () => {
    await database().script('truncate cars');
    await importLines([HEADER, 'Kia,Rio,2020,K1,,100,', 'Kia,Rio,2020,K2,,100,']);
    const [first, second] = await stock();
    const report = await importLines([HEADER, `Kia,Rio,2020,K1,${VIN},100,`, `Kia,Rio,2020,K2,${VIN},100,`]);
    expect(report).toMatchObject({ updated: 1, sold: 0, merged: 1 });
    expect(await cars().findBySlug(site.slug, first?.slug ?? '')).toMatchObject({ id: second?.id });
  });
});

it('PL-071 demonstration cars are hidden once, and reported once', async () => {
  await cars().save(site.slug, [{ car: aCar({ id: 5, slug: 'demo-5' }), feedKey: 'demo:5', source: 'demo' }]);
  expect(await importLines([HEADER, 'Kia,Rio,2020,K1,,100,'])).toMatchObject({ hidden: 1 });
  expect(await importLines([HEADER, 'Kia,Rio,2020,K1,,100,'])).toMatchObject({ hidden: 0 });
});
