import sharp from 'sharp';

/** Longest edge in pixels: enough to see a scratch, small enough for an inbox. */
const MAX_EDGE = 1600;
/** More pixels than any phone takes; a small file can claim to hold more, to exhaust memory. */
const MAX_PIXELS = 60_000_000;
/** Formats of cameras and browsers; drawings and documents are no photos. */
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * A visitor's photo as JPEG, upright, at most 1,600 px, without the metadata of the camera (place, time, owner); null for what is no photo
 * or cannot be read.
 */
export async function prepareLeadPhoto(bytes: Buffer): Promise<Buffer | null> {
  try {
    const photo = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await photo.metadata();
    if (!FORMATS.has(format)) return null;
    return await photo
      .rotate()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}
