import { PREMISES, type Premises } from '@forecourt/car-imagery';
import type { CarImageRenderer } from './CarImageRenderer';
import type { ImageSource } from './imageSource';
import { renderedImage } from './renderedImage';

const PATH = new RegExp(`^premises/(${PREMISES.join('|')})-(\\d{1,4})\\.webp$`);
/** Colours that are safe inside an SVG attribute. */
const HEX = /^#[\da-f]{6}$/i;
const NEUTRAL = '#4a5a68';

/**
 * Premises of a fictitious dealer in the site's colour, `premises/sales-1.webp`: for locations of a demonstration, whose documents name
 * them. A dealer has photos.
 */
export const premisesImageSource = (renderer: Pick<CarImageRenderer, 'render'>): ImageSource => ({
  find({ theme: { brand } }, path) {
    const [, kind, seed] = PATH.exec(path) ?? [];
    const image = { kind: kind as Premises, accent: HEX.test(brand) ? brand : NEUTRAL, seed: Number(seed) };
    return Promise.resolve(kind === undefined ? null : renderedImage(image, renderer));
  },
});
