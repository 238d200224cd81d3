import sharp from 'sharp';

/** Widths at which a photo is cached; the last is the widest that can be requested (AP-034). */
export const PHOTO_WIDTHS = [800, 2400] as const;

/** More pixels than any camera that a dealer uses; a small file can claim to hold more, to exhaust memory. */
const MAX_PIXELS = 60_000_000;

/** A photo rotated upright, on white, without the metadata of the camera (location, time, owner); rejects for what is not an image. */
export function preparePhoto(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
