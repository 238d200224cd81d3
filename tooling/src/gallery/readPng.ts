import { PNG } from 'pngjs';
import sharp from 'sharp';

/** Decodes a PNG, several times faster than pngjs does it. */
export async function readPng(content: Buffer): Promise<PNG> {
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Object.assign(new PNG({ width: info.width, height: info.height }), { data });
}
