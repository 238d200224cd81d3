import sharp from 'sharp';
import type { CarImageRenderer } from './CarImageRenderer';
import type { OriginalImage } from './imageSource';
import type { RenderedImageSpec } from './renderImageSvg';

/** A card, the first photo of a car, and the widest; rendering takes time by its pixels. */
const WIDTHS = [400, 960, 1600] as const;
const SVG_WIDTH = 1600;
const SVG_DENSITY = 72;

/** An image that the platform renders itself. */
export function renderedImage(spec: RenderedImageSpec, renderer: Pick<CarImageRenderer, 'render'>): OriginalImage {
  return {
    key: JSON.stringify(spec),
    isFinal: spec !== 'photo-coming',
    masterWidths: WIDTHS,
    load: async () => Buffer.from(await renderer.render(spec)),
    renderMaster(svg, width) {
      const density = (SVG_DENSITY * width) / SVG_WIDTH;
      return sharp(svg, { density }).resize({ width }).jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
    },
  };
}
