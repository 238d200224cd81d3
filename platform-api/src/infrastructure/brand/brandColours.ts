import type { Theme } from '@forecourt/shared-contracts';
import sharp from 'sharp';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export interface BrandColours {
  brand: Rgb;
  accent: Rgb;
  /** Text on the brand colour: black or white, whichever reads better. */
  onBrand: Rgb;
  /** The brand colour as dark as text on white must be (4.5 to 1). */
  brandText: Rgb;
}

const SLATE: Rgb = [51, 65, 85];
const AMBER: Rgb = [217, 119, 6];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [17, 24, 39];
const READABLE = 4.5;
const DARKER = 0.92;

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of a CSS text as the image library parses it; `otherwise` for one that it does not know. */
async function rgbOf(text: string, otherwise: Rgb): Promise<Rgb> {
  try {
    const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: text } })
      .raw()
      .toBuffer();
    return [pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0];
  } catch {
    return otherwise;
  }
}

function readableOnWhite(colour: Rgb): Rgb {
  let darker = colour;
  while (contrast(darker, WHITE) < READABLE) darker = [darker[0] * DARKER, darker[1] * DARKER, darker[2] * DARKER];
  return [Math.round(darker[0]), Math.round(darker[1]), Math.round(darker[2])];
}

/** The colours of a site for print and e-mail, which know no newer form of a colour. */
export async function brandColours({ brand, accent }: Pick<Theme, 'brand' | 'accent'>): Promise<BrandColours> {
  const [brandRgb, accentRgb] = await Promise.all([rgbOf(brand, SLATE), rgbOf(accent, AMBER)]);
  return {
    brand: brandRgb,
    accent: accentRgb,
    onBrand: contrast(brandRgb, WHITE) >= contrast(brandRgb, BLACK) ? WHITE : BLACK,
    brandText: readableOnWhite(brandRgb),
  };
}
