import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { BoundedFolder } from './BoundedFolder';
import type { Picture } from './pictureSource';
import { Turns } from './Turns';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export interface PictureVariant {
  /** Pixels. */
  width: number;
  /** 1 to 100. */
  quality: number;
  format: PictureFormat;
}

/** Raised when drawings or encoders change, so that old files are not served. */
const GENERATION = 3;
const MOST_BYTES = 2 * 1024 ** 3;
const LONGEST_LINE = 400;
/** Node has four threads for all such work, files included, unless it is started with more. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
const AT_A_TIME = Math.min(Math.max(2, availableParallelism() - 1), Math.max(1, THREADS - 1));

const encoders: Record<PictureFormat, (image: Sharp, quality: number) => Sharp> = {
  // AVIF's scale is its own: about 0.7 of the number looks like WebP's.
  avif: (image, quality) => image.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 2 }),
  webp: (image, quality) => image.webp({ quality }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
};

export interface PictureStoreOptions {
  /** The oldest unused files go when all together are bigger. */
  mostBytes?: number;
  /** Pictures that are made at the same time: all processors but one, two at least, and never all of Node's threads. */
  atATime?: number;
  /** Pictures that may wait for their turn. */
  longestLine?: number;
}

/** Makes pictures in the wanted size and keeps them on disk: each is made once, however many ask at the same moment. */
export class PictureStore {
  private readonly making = new Map<string, Promise<Buffer>>();
  private readonly files: BoundedFolder;
  private readonly turns: Turns;

  constructor(folder: string, { mostBytes = MOST_BYTES, atATime = AT_A_TIME, longestLine = LONGEST_LINE }: PictureStoreOptions = {}) {
    this.files = new BoundedFolder(folder, mostBytes);
    this.turns = new Turns(atATime, longestLine);
    // Each piece of work uses one processor; how many run is for the turns to say.
    sharp.concurrency(1);
  }

  /** The encoded picture; wider ones than its widest master are not enlarged. Rejects with TooManyWaitingError. */
  read(picture: Picture, { width, quality, format }: PictureVariant): Promise<Buffer> {
    const widest = picture.masterWidths.at(-1) as number;
    const wide = Math.min(width, widest);
    return this.kept(picture, `w${wide}-q${quality}.${format}`, async () => {
      const master = await this.master(picture, picture.masterWidths.find((each) => each >= wide) ?? widest);
      return this.turns.take(() => encoders[format](sharp(master).resize({ width: wide, withoutEnlargement: true }), quality).toBuffer());
    });
  }

  private master(picture: Picture, width: number): Promise<Buffer> {
    return this.kept(picture, `master-${width}.jpeg`, async () => {
      const loaded = await picture.load();
      return this.turns.take(() => picture.master(loaded, width));
    });
  }

  private kept(picture: Picture, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash('sha256').update(`${GENERATION} ${picture.key}`).digest('hex').slice(0, 32);
    const file = `${hash}-${name}`;
    const known = this.making.get(file);
    if (known) return known;
    const made = this.readOrMake(file, make).finally(() => this.making.delete(file));
    this.making.set(file, made);
    return made;
  }

  private async readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = await this.files.read(file);
    if (known) return known;
    const bytes = await make();
    await this.files.write(file, bytes);
    return bytes;
  }
}
