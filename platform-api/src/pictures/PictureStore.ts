import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './pictureSource';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export interface PictureVariant {
  /** Pixels. */
  width: number;
  /** 1 to 100. */
  quality: number;
  format: PictureFormat;
}

/** Raised when drawings change, so that old files are not served. */
const DRAWINGS = 1;
/** Widths at which a drawing is rendered; every smaller picture is made from one of them. */
const RENDERED_WIDTHS = [800, 1600] as const;
const DRAWING_WIDTH = 1600;
const DRAWING_DENSITY = 72;

const encoders: Record<PictureFormat, (image: Sharp, quality: number) => Sharp> = {
  // AVIF's scale is its own: about 0.7 of the number looks like WebP's.
  avif: (image, quality) => image.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 2 }),
  webp: (image, quality) => image.webp({ quality }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
};

/** Makes pictures in the wanted size and keeps them on disk: each is made once, by one request at a time. */
export class PictureStore {
  private readonly making = new Map<string, Promise<Buffer>>();
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly folder: string) {}

  /** The encoded picture; wider ones than the drawing are not enlarged. */
  read(picture: Picture, { width, quality, format }: PictureVariant): Promise<Buffer> {
    const wide = Math.min(width, DRAWING_WIDTH);
    return this.kept(picture, `w${wide}-q${quality}.${format}`, async () => {
      const rendered = await this.rendered(picture, wide);
      return encoders[format](sharp(rendered).resize({ width: wide }), quality).toBuffer();
    });
  }

  /** The drawing at the smallest rendered width that is wide enough, nearly without loss. */
  private rendered(picture: Picture, width: number): Promise<Buffer> {
    const target = RENDERED_WIDTHS.find((each) => each >= width) ?? DRAWING_WIDTH;
    return this.kept(picture, `rendered-${target}.jpeg`, () =>
      this.inTurn(async () => {
        const density = (DRAWING_DENSITY * target) / DRAWING_WIDTH;
        return sharp(Buffer.from(picture.draw()), { density })
          .resize({ width: target })
          .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
          .toBuffer();
      }),
    );
  }

  private kept(picture: Picture, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash('sha256').update(`${DRAWINGS} ${picture.key}`).digest('hex').slice(0, 32);
    const file = path.join(this.folder, hash.slice(0, 2), `${hash}-${name}`);
    const known = this.making.get(file);
    if (known) return known;
    const made = readFile(file)
      .catch(() => this.makeAndKeep(file, make))
      .finally(() => this.making.delete(file));
    this.making.set(file, made);
    return made;
  }

  private async makeAndKeep(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await make();
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }

  /** Rendering is heavy: as many at a time as there are processors. */
  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= availableParallelism()) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
