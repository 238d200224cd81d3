import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import type { Database } from '../../../../infrastructure/database/database';
import { openTestPostgres } from '../../../../../testing/postgres';
import { carImageFields } from '../../stock/carImages';
import { createCarRepository, type CarRepository } from '../../stock/carRepository';
import { createImageService, type ImageService } from '../imageService';
import { ImageWarmer } from './ImageWarmer';
import { WarmingChild } from './WarmingChild';

/** The process that creates the images has the lowest priority: beside other work it gets little of the machine. */
const LIMIT_MS = 240_000;

const site = aSite({ slug: 'harbour-motors', switches: { imageQuality: 70 } });
const stored = (id: number, over: Parameters<typeof aCar>[0] = {}) => ({
  car: aCar({ id, slug: `car-${id}`, ...carImageFields(site.slug, id), ...over }),
  feedKey: String(id),
  source: 'feed' as const,
});

let database: Database;
let cars: CarRepository;
let folder: string;
let images: ImageService;
beforeAll(async () => {
  database = await openTestPostgres();
  cars = createCarRepository(database);
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-warming-'));
  await database.script('truncate cars, stock_revisions');
  images = createImageService(cars, { folder });
});
afterEach(async () => {
  await images.stop();
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => database.close());

const warmer = (options: { uploads?: string } = {}) => new ImageWarmer(cars, { all: () => [site] }, { folder, ...options });
/** Widths in which a photo is on disk as AVIF. */
async function widthsOf(photo: string): Promise<number[]> {
  const original = await images.find(site, photo);
  if (!original) throw new Error(`${photo} is not found`);
  const widths = [240, 360, 480, 720, 960, 1280];
  const has = await Promise.all(widths.map((width) => images.has(original, { width, quality: 70, format: 'avif' })));
  return widths.filter((_width, index) => has[index]);
}
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('-')).toSorted();

it(
  'VE-076 the first photo of each car is on disk in every width of a card before it is requested',
  async () => {
    await cars.save(site.slug, [stored(1, { colour: 'Red' }), stored(2, { show_on_dealer_website: false, colour: 'Blue' })]);
    const running = warmer();
    expect(await running.waiting()).toEqual([
      { slug: 'harbour-motors', part: 'newest' },
      { slug: 'harbour-motors', part: 'stock' },
    ]);

    await running.run();

    expect(await running.waiting()).toEqual([]);
    expect(await widthsOf('cars/harbour-motors/1/front-quarter.webp')).toEqual([240, 360, 480, 720, 960]);
    expect(await widthsOf('cars/harbour-motors/1/side.webp')).toEqual([]);
  },
  LIMIT_MS,
);

it(
  'VE-076 follows the stock, and creates nothing twice',
  async () => {
    await cars.save(site.slug, [stored(1, { colour: 'Red' })]);
    const running = warmer();
    await running.run();
    const before = await files();

    await cars.save(site.slug, [stored(1, { colour: 'Red', price: 9990 })]);
    expect(await running.waiting()).toEqual([{ slug: 'harbour-motors', part: 'changes' }]);
    await running.run();
    expect(await files()).toEqual(before);

    await cars.save(site.slug, [stored(2, { colour: 'Green' })]);
    await running.run();
    expect(await widthsOf('cars/harbour-motors/2/front-quarter.webp')).toEqual([240, 360, 480, 720, 960]);
  },
  LIMIT_MS,
);

it('VE-076 cars that change go before those that were there', async () => {
  await cars.save(site.slug, [stored(1)]);
  const running = warmer();
  await running.waiting();
  await cars.save(site.slug, [stored(2)]);

  expect((await running.waiting()).map(({ part }) => part)).toEqual(['changes', 'newest', 'stock']);
});

it(
  'VE-076 a photo that cannot be read does not keep the others waiting',
  async () => {
    const uploads = path.join(folder, 'uploads');
    await mkdir(path.join(uploads, site.slug), { recursive: true });
    await writeFile(path.join(uploads, site.slug, 'broken.jpg'), 'no image');
    const broken = { images: [{ url: 'uploads/harbour-motors/broken.jpg' }], primary_image_url: 'uploads/harbour-motors/broken.jpg' };
    await cars.save(site.slug, [stored(1, broken), stored(2)]);
    const running = warmer({ uploads });

    await running.run();

    expect(await running.waiting()).toEqual([]);
    expect(await widthsOf('cars/harbour-motors/2/front-quarter.webp')).toHaveLength(5);
  },
  LIMIT_MS,
);

it('VE-076 cars whose images end the process are not tried again and again', async () => {
  await cars.save(site.slug, [stored(1)]);
  const create = jest.spyOn(WarmingChild.prototype, 'run').mockRejectedValue(new Error('the process that creates images ended with 1'));
  const running = warmer();

  await expect(running.run()).rejects.toThrow('the process that creates images ended');
  expect((await running.waiting()).map(({ part }) => part)).toEqual(['newest', 'stock']);
  for (let run = 0; (await running.waiting()).length > 0; run += 1) {
    expect(run).toBeLessThan(4);
    await running.run().catch(() => {});
  }
  create.mockRestore();
});

it(
  'VE-076 ends with the server, whatever is left',
  async () => {
    await cars.save(
      site.slug,
      Array.from({ length: 200 }, (_none, index) => stored(index + 1, { make: `Make ${index}` })),
    );
    const running = warmer();
    const run = running.run();
    await running.stop();
    await run;
    expect(await running.waiting()).toEqual([
      { slug: 'harbour-motors', part: 'newest' },
      { slug: 'harbour-motors', part: 'stock' },
    ]);
  },
  LIMIT_MS,
);
