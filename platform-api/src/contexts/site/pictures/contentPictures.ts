import sharp from 'sharp';
import type { Queryable } from '../../../infrastructure/database/database';
import { hashOf } from './picturePath';

/** More than a camera makes. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** A small file can claim to hold more pixels, to exhaust memory. */
const MAX_PIXELS = 60_000_000;
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Why bytes are no picture of content, as the rest of a sentence; null where they are one. */
export async function pictureProblem(bytes: Buffer): Promise<string | null> {
  if (bytes.length > MAX_PICTURE_BYTES) return `has more than ${MAX_PICTURE_BYTES / 1024 / 1024} MB: make it smaller`;
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts || !FORMATS.has(facts.format)) return 'is no picture in JPEG, PNG, WebP or AVIF';
  const pixels = (facts.width ?? 0) * (facts.height ?? 0);
  return pixels > MAX_PIXELS ? `has ${Math.round(pixels / 1_000_000)} megapixels; at most ${MAX_PIXELS / 1_000_000} can be used` : null;
}

/** Pictures of content in the database, as their authors made them; pages get them without metadata, in the sizes that they need. */
export const contentPictures = {
  /** Stores a picture once for a tenant. The bytes are a picture. */
  async store(queryable: Queryable, tenant: string, bytes: Buffer): Promise<void> {
    await queryable.query('insert into content_pictures (tenant, hash, bytes) values ($1, $2, $3) on conflict do nothing', [
      tenant,
      hashOf(bytes),
      bytes,
    ]);
  },

  /** The bytes of a picture; null for one that the tenant does not have. */
  async read(queryable: Queryable, tenant: string, hash: string): Promise<Buffer | null> {
    const [row] = await queryable.query<{ bytes: Uint8Array }>('select bytes from content_pictures where tenant = $1 and hash = $2', [
      tenant,
      hash,
    ]);
    return row ? Buffer.from(row.bytes) : null;
  },
};
