import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { BoundedFolder } from './BoundedFolder';
import { Draughtsman } from './Draughtsman';
import { PictureStore } from './PictureStore';
import type { Picture } from './pictureSource';
import { TooManyWaitingError, Turns } from './Turns';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SMALL = { width: 40, quality: 60, format: 'webp' } as const;

/** A picture that counts how often it is made, and how often at the same time. */
function countedPicture(key: string, counts: { made: number; running: number; most: number }): Picture {
  return {
    key,
    isFinal: true,
    masterWidths: [100],
    load: async () => Buffer.from(key),
    async master(_loaded, width) {
      counts.made += 1;
      counts.running += 1;
      counts.most = Math.max(counts.most, counts.running);
      await pause(10);
      counts.running -= 1;
      return sharp({ create: { width, height: 60, channels: 3, background: '#888888' } }).jpeg().toBuffer();
    },
  };
}
const noCounts = () => ({ made: 0, running: 0, most: 0 });

describe('made pictures', () => {
  it('AP-034 are made once, however many ask at the same moment, and kept for the next process', async () => {
    const counts = noCounts();
    const store = new PictureStore(folder);
    const answers = await Promise.all(Array.from({ length: 10 }, () => store.read(countedPicture('a', counts), SMALL)));
    await new PictureStore(folder).read(countedPicture('a', counts), SMALL);
    expect(answers.every((each) => each.equals(answers[0] as Buffer))).toBe(true);
    expect(counts.made).toBe(1);
  });

  it('AP-034 are made a few at a time', async () => {
    const counts = noCounts();
    const store = new PictureStore(folder, { atATime: 2 });
    await Promise.all(Array.from({ length: 8 }, (_none, index) => store.read(countedPicture(String(index), counts), SMALL)));
    expect(counts).toEqual({ made: 8, running: 0, most: 2 });
  });

  it('AP-034 are refused, not piled up, when too many wait', async () => {
    const store = new PictureStore(folder, { atATime: 1, longestLine: 2 });
    const asked = Array.from({ length: 6 }, (_none, index) => store.read(countedPicture(String(index), noCounts()), SMALL));
    const refused = (await Promise.allSettled(asked)).filter((each) => each.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual(refused.map(() => expect.any(TooManyWaitingError)));
    expect(refused).toHaveLength(3);
  });

  it('AP-034 do not wait for one that is slow to come', async () => {
    const store = new PictureStore(folder, { atATime: 1 });
    let arrive = (_bytes: Buffer) => {};
    const slow = store.read({ ...countedPicture('slow', noCounts()), load: () => new Promise((resolve) => (arrive = resolve)) }, SMALL);
    await store.read(countedPicture('quick', noCounts()), SMALL);
    arrive(Buffer.from(''));
    expect(await slow).toBeInstanceOf(Buffer);
  });

  it('AP-034 a picture that fails is made anew for the next who asks', async () => {
    const failing: Picture = { ...countedPicture('f', noCounts()), master: () => Promise.reject(new Error('no light')) };
    const store = new PictureStore(folder);
    await expect(store.read(failing, SMALL)).rejects.toThrow('no light');
    await expect(store.read(countedPicture('f', noCounts()), SMALL)).resolves.toBeInstanceOf(Buffer);
  });
});

describe('their folder', () => {
  const filesIn = async () => {
    const names = await readdir(folder, { recursive: true });
    const files = await Promise.all(names.map(async (name) => ({ name: path.basename(name), stats: await stat(path.join(folder, name)) })));
    return files.filter(({ stats }) => stats.isFile()).map(({ name }) => name).toSorted();
  };
  const thousand = Buffer.alloc(1000);

  it('AP-034 stays below its limit: what was used longest ago goes', async () => {
    const files = new BoundedFolder(folder, 5000);
    for (const name of ['aa', 'bb', 'cc', 'dd', 'ee']) await files.write(name, thousand);
    await files.read('aa');
    await files.write('ff', thousand);
    expect(await filesIn()).toEqual(['aa', 'dd', 'ee', 'ff']);
    expect(files.bytes).toBe(4000);
    expect(await files.read('bb')).toBeNull();
    expect(await files.read('aa')).toEqual(thousand);
  });

  it('AP-034 counts what an earlier process left', async () => {
    const earlier = new BoundedFolder(folder, 100_000);
    for (const name of ['aa', 'bb', 'cc']) {
      await earlier.write(name, thousand);
      await pause(5);
    }
    const files = new BoundedFolder(folder, 3000);
    await files.write('dd', thousand);
    expect(await filesIn()).toEqual(['cc', 'dd']);
  });

  it('AP-034 a file that was taken away is made again', async () => {
    const files = new BoundedFolder(folder, 3000);
    await files.write('aa', thousand);
    await rm(path.join(folder, 'aa'), { recursive: true });
    expect(await files.read('aa')).toBeNull();
    expect(files.bytes).toBe(0);
  });
});

it('AP-034 work that fails gives its turn to the next', async () => {
  const turns = new Turns(1, 5);
  const failed = turns.take(() => Promise.reject(new Error('no')));
  const next = turns.take(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

describe('drawing thread', () => {
  let draughtsman: Draughtsman;
  beforeAll(() => {
    draughtsman = new Draughtsman();
  });
  afterAll(() => draughtsman.stop());
  const look = { body: 'SUV', colour: 'Red', view: 'side', setting: 'yard', seed: 1 } as const;

  it('AP-034 draws the same as ever, and the server’s own thread stays free meanwhile', async () => {
    await draughtsman.draw('photo-coming');
    const before = performance.eventLoopUtilization();
    const drawn = await Promise.all(Array.from({ length: 4 }, () => draughtsman.draw(look)));
    const { active } = performance.eventLoopUtilization(before);
    expect(drawn[0]).toMatch(/^<svg /);
    expect(new Set(drawn).size).toBe(1);
    // Milliseconds of this thread; four drawings take 200 and more.
    expect(active).toBeLessThan(120);
  });

  it('AP-034 a drawing that fails, and a thread that ends, fail their own orders only', async () => {
    await expect(draughtsman.draw(null as never)).rejects.toThrow('a drawing failed');
    expect(await draughtsman.draw(look)).toMatch(/^<svg /);
    const lost = draughtsman.draw(look);
    await draughtsman.stop();
    await expect(lost).rejects.toThrow('ended with code');
    expect(await draughtsman.draw('photo-coming')).toMatch(/^<svg /);
  });
});

it('AP-034 leaves nothing unfinished behind that is older than an hour', async () => {
  const files = new BoundedFolder(folder, 10_000);
  await writeFile(path.join(folder, 'old.unfinished'), 'x');
  await utimes(path.join(folder, 'old.unfinished'), 1, 1);
  await files.write('aa', Buffer.alloc(10));
  expect(await readdir(folder)).toEqual(['aa']);
});
