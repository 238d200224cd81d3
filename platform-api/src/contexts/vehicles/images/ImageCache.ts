import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { boundedLimit, type BoundedLimit } from '../../../infrastructure/bounded-limit/boundedLimit';
import { DiskCache } from './DiskCache';
import type { OriginalImage } from './imageSource';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export interface ImageVariant {
  /** Pixels. */
  width: number;
  /** 1 to 100. */
  quality: number;
  format: ImageFormat;
}

/** Raised when car images or encoders change, so that old files are not delivered. */
const GENERATION = 3;
/** Size of all cached files where nothing else is set. */
export const MAX_BYTES = 2 * 1024 ** 3;
const MAX_QUEUE_LENGTH = 400;
/** Node has four threads for all such work, files included, unless it is started with more. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
const CONCURRENCY = Math.min(Math.max(2, availableParallelism() - 1), Math.max(1, THREADS - 1));

const encoders: Record<ImageFormat, (image: Sharp, quality: number) => Sharp> = {
  // AVIF's scale is its own: about 0.7 of the number looks like WebP's.
  avif: (image, quality) => image.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 2 }),
  webp: (image, quality) => image.webp({ quality }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
};

const fileName = ({ key }: OriginalImage, name: string) =>
  `${createHash('sha256').update(`${GENERATION} ${key}`).digest('hex').slice(0, 32)}-${name}`;

const masterName = (width: number) => `master-${width}.jpeg`;

/** An image is never wider than its widest master. */
const variantName = ({ masterWidths }: OriginalImage, { width, quality, format }: ImageVariant) =>
  `w${Math.min(width, masterWidths.at(-1) as number)}-q${quality}.${format}`;

export interface ImageCacheOptions {
  /** Size of all cached files; the least recently used are evicted. */
  maxBytes?: number;
  /** Images that are encoded at the same time: all processors but one, two at least, and never all of Node's threads. */
  concurrency?: number;
  /** Images that may be queued for encoding. */
  maxQueueLength?: number;
}

/** Encodes images in the requested size and caches them on disk; concurrent requests share one encoding. */
export class ImageCache {
  private readonly inFlight = new Map<string, Promise<Buffer>>();
  private readonly files: DiskCache;
  private readonly limit: BoundedLimit;

  constructor(
    folder: string,
    { maxBytes = MAX_BYTES, concurrency = CONCURRENCY, maxQueueLength = MAX_QUEUE_LENGTH }: ImageCacheOptions = {},
  ) {
    this.files = new DiskCache(folder, maxBytes);
    this.limit = boundedLimit(concurrency, maxQueueLength);
    // Each task uses one processor; the limit decides how many tasks run.
    sharp.concurrency(1);
  }

  /** The encoded image; one that is wider than the widest master is not enlarged. Rejects with QueueFullError. */
  read(original: OriginalImage, variant: ImageVariant): Promise<Buffer> {
    const widest = original.masterWidths.at(-1) as number;
    const { quality, format } = variant;
    const wide = Math.min(variant.width, widest);
    return this.cached(original, variantName(original, variant), async () => {
      const master = await this.master(original, await this.masterWidth(original, wide));
      return this.limit(() => encoders[format](sharp(master).resize({ width: wide, withoutEnlargement: true }), quality).toBuffer());
    });
  }

  /** Whether `read` finds it on disk. */
  has(original: OriginalImage, variant: ImageVariant): Promise<boolean> {
    return this.files.has(fileName(original, variantName(original, variant)));
  }

  /** Bytes that this process has added. */
  get written(): number {
    return this.files.written;
  }

  /** The narrowest master on disk that is wide enough, else the narrowest one to create. */
  private async masterWidth(original: OriginalImage, wide: number): Promise<number> {
    const enough = original.masterWidths.filter((each) => each >= wide);
    const onDisk = await Promise.all(enough.map((width) => this.files.has(fileName(original, masterName(width)))));
    return enough[Math.max(0, onDisk.indexOf(true))] as number;
  }

  private master(original: OriginalImage, width: number): Promise<Buffer> {
    return this.cached(original, masterName(width), async () => {
      const loaded = await original.load();
      return this.limit(() => original.renderMaster(loaded, width));
    });
  }

  private cached(original: OriginalImage, name: string, create: () => Promise<Buffer>): Promise<Buffer> {
    const file = fileName(original, name);
    const known = this.inFlight.get(file);
    if (known) return known;
    const created = this.readOrCreate(file, create).finally(() => this.inFlight.delete(file));
    this.inFlight.set(file, created);
    return created;
  }

  private async readOrCreate(file: string, create: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await this.files.read(file);
    if (cached) return cached;
    const bytes = await create();
    await this.files.write(file, bytes);
    return bytes;
  }
}
