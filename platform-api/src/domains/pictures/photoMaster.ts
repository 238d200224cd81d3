import sharp from 'sharp';

/** Widths at which a photo is kept; the widest is the widest that can be asked for (AP-034). */
export const PHOTO_WIDTHS = [800, 2400] as const;

/** More pixels than any camera that a dealer uses; a small file can claim to hold more, to exhaust memory. */
const MOST_PIXELS = 60_000_000;

/** A photo upright, on white, without the data that cameras add (place, time, owner); rejects for what is no picture. */
export function photoMaster(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
