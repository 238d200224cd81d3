import type { Switches } from '../switches/switches';

/** Widths of the images of pages, pixels. */
const IMAGE_WIDTHS = [240, 360, 480, 720, 960, 1280, 1600];
/** Pixels of a screen to a CSS pixel that images have at most. */
const DENSITY = 2.2;

/** Widest that a photo on a card of a list shows, CSS pixels. */
export const LIST_IMAGE_WIDTH = 480;

/** Widths in pixels of an image that shows at most this wide, CSS pixels. */
export const imageWidths = (width: number): number[] => IMAGE_WIDTHS.filter((each) => each <= width * DENSITY);

/** Image of the image service at a width in pixels, and a quality in per cent or the tenant's. */
export const imageAddress = (
  { switches }: { switches: Pick<Switches, 'imageQuality'> },
  path: string,
  width: number,
  quality = switches.imageQuality,
) => `/images/w_${width},q_${quality}/${path.replace(/^\/+/, '')}`;
