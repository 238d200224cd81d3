import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { boundedLimit, QueueFullError } from '../../../infrastructure/bounded-limit/boundedLimit';
import { DiskCache } from './DiskCache';
import { CarImageRenderer } from './CarImageRenderer';
import { ImageCache } from './ImageCache';
import type { OriginalImage } from './imageSource';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SMALL = { width: 40, quality: 60, format: 'webp' } as const;

/** An image that counts how often its master is rendered, and how often at the same time. */
function countedImage(key: string, counts: { rendered: number; running: number; maxRunning: number }): OriginalImage {
  return {
    key,
    isFinal: true,
    masterWidths: [100],
    load: async () => Buffer.from(key),
    async renderMaster(_loaded, width) {
      counts.rendered += 1;
      counts.running += 1;
      counts.maxRunning = Math.max(counts.maxRunning, counts.running);
      await pause(10);
      counts.running -= 1;
      return sharp({ create: { width, height: 60, channels: 3, background: '#888888' } })
        .jpeg()
        .toBuffer();
    },
  };
}
const noCounts = () => ({ rendered: 0, running: 0, maxRunning: 0 });

describe('cached images', () => {
  it('AP-034 are rendered once for concurrent requests, and reused by the next process', async () => {
    const counts = noCounts();
    const store = new ImageCache(folder);
    const responses = await Promise.all(Array.from({ length: 10 }, () => store.read(countedImage('a', counts), SMALL)));
    await new ImageCache(folder).read(countedImage('a', counts), SMALL);
    expect(responses.every((each) => each.equals(responses[0] as Buffer))).toBe(true);
    expect(counts.rendered).toBe(1);
  });

  it('AP-034 are rendered with limited concurrency', async () => {
    const counts = noCounts();
    const store = new ImageCache(folder, { concurrency: 2 });
    await Promise.all(Array.from({ length: 8 }, (_none, index) => store.read(countedImage(String(index), counts), SMALL)));
    expect(counts).toEqual({ rendered: 8, running: 0, maxRunning: 2 });
  });

  it('AP-034 are made from the narrowest master on disk that is wide enough, else from a new one', async () => {
    const rendered: number[] = [];
    const plain = countedImage('m', noCounts());
    const photo: OriginalImage = {
      ...plain,
      masterWidths: [100, 200, 400],
      renderMaster(loaded, width) {
        rendered.push(width);
        return plain.renderMaster(loaded, width);
      },
    };
    const cache = new ImageCache(folder);
    await cache.read(photo, { ...SMALL, width: 300 });
    expect(rendered).toEqual([400]);

    await cache.read(photo, { ...SMALL, width: 150 });
    await cache.read(photo, { ...SMALL, width: 40 });
    expect(rendered).toEqual([400]);

    await cache.read({ ...photo, key: 'other' }, { ...SMALL, width: 40 });
    expect(rendered).toEqual([400, 100]);
  });

  it('AP-034 are rejected when the queue is full', async () => {
    const store = new ImageCache(folder, { concurrency: 1, maxQueueLength: 2 });
    const requests = Array.from({ length: 6 }, (_none, index) => store.read(countedImage(String(index), noCounts()), SMALL));
    const rejected = (await Promise.allSettled(requests)).filter((each) => each.status === 'rejected');
    expect(rejected.map(({ reason }) => reason as unknown)).toEqual(rejected.map(() => expect.any(QueueFullError)));
    expect(rejected).toHaveLength(3);
  });

  it('AP-034 do not wait for an original that loads slowly', async () => {
    const store = new ImageCache(folder, { concurrency: 1 });
    let resolveLoad = (_bytes: Buffer) => {};
    const slow = store.read({ ...countedImage('slow', noCounts()), load: () => new Promise((resolve) => (resolveLoad = resolve)) }, SMALL);
    await store.read(countedImage('quick', noCounts()), SMALL);
    resolveLoad(Buffer.from(''));
    expect(await slow).toBeInstanceOf(Buffer);
  });

  it('AP-034 a failed image is rendered again for the next request', async () => {
    const failing: OriginalImage = { ...countedImage('f', noCounts()), renderMaster: () => Promise.reject(new Error('corrupt')) };
    const store = new ImageCache(folder);
    await expect(store.read(failing, SMALL)).rejects.toThrow('corrupt');
    await expect(store.read(countedImage('f', noCounts()), SMALL)).resolves.toBeInstanceOf(Buffer);
  });
});

describe('disk cache', () => {
  const filesIn = async () => {
    const names = await readdir(folder, { recursive: true });
    const files = await Promise.all(names.map(async (name) => ({ name: path.basename(name), stats: await stat(path.join(folder, name)) })));
    return files
      .filter(({ stats }) => stats.isFile())
      .map(({ name }) => name)
      .toSorted();
  };
  const thousand = Buffer.alloc(1000);

  it('AP-034 stays below its limit and evicts the least recently used files', async () => {
    const files = new DiskCache(folder, 5000);
    for (const name of ['aa', 'bb', 'cc', 'dd', 'ee']) await files.write(name, thousand);
    await files.read('aa');
    await files.write('ff', thousand);
    expect(await filesIn()).toEqual(['aa', 'dd', 'ee', 'ff']);
    expect(files.bytes).toBe(4000);
    expect(await files.read('bb')).toBeNull();
    expect(await files.read('aa')).toEqual(thousand);
  });

  it('AP-034 counts the files of an earlier process', async () => {
    const earlier = new DiskCache(folder, 100_000);
    for (const name of ['aa', 'bb', 'cc']) {
      await earlier.write(name, thousand);
      await pause(5);
    }
    const files = new DiskCache(folder, 3000);
    await files.write('dd', thousand);
    expect(await filesIn()).toEqual(['cc', 'dd']);
  });

  it('AP-034 a file that was deleted is a cache miss', async () => {
    const files = new DiskCache(folder, 3000);
    await files.write('aa', thousand);
    await rm(path.join(folder, 'aa'), { recursive: true });
    expect(await files.read('aa')).toBeNull();
    expect(files.bytes).toBe(0);
  });
});

it('AP-034 a failed task lets the next one of the queue run', async () => {
  const limit = boundedLimit(1, 5);
  const failed = limit(() => Promise.reject(new Error('no')));
  const next = limit(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

describe('car image renderer', () => {
  let renderer: CarImageRenderer;
  beforeAll(() => {
    renderer = new CarImageRenderer();
  });
  afterAll(() => renderer.stop());
  const spec = { body: 'SUV', colour: 'Red', view: 'side', setting: 'yard', seed: 1 } as const;

  it('AP-034 renders the same SVG each time while the server’s own thread stays free', async () => {
    await renderer.render('photo-coming');
    const images = Promise.all(Array.from({ length: 4 }, () => renderer.render(spec)));
    // Drawn in this thread, the images would be done before any timer of it.
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 1);
    const [first, ...others] = await images;
    clearInterval(turn);
    expect(first).toMatch(/^<svg /);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(turns).toBeGreaterThan(3);
  });

  it('AP-034 an image that fails and a worker that exits reject their own requests only', async () => {
    await expect(renderer.render(null as never)).rejects.toThrow('a car image could not be rendered');
    expect(await renderer.render(spec)).toMatch(/^<svg /);
    const lost = renderer.render(spec);
    await renderer.stop();
    await expect(lost).rejects.toThrow('exited with code');
    expect(await renderer.render('photo-coming')).toMatch(/^<svg /);
  });
});

it('AP-034 removes temporary files that are older than an hour', async () => {
  const files = new DiskCache(folder, 10_000);
  await writeFile(path.join(folder, 'old.unfinished'), 'x');
  await utimes(path.join(folder, 'old.unfinished'), 1, 1);
  await files.write('aa', Buffer.alloc(10));
  expect(await readdir(folder)).toEqual(['aa']);
});
