import type { Switches } from '../switches/switches';

/** Widths of the images of pages, pixels. */
const IMAGE_WIDTHS = [240, 360, 480, 720, 960, 1280, 1600];
/** Pixels of a screen to a CSS pixel that images have at most. */
const DENSITY = 2.2;

/** Widest that a photo on a card of a list shows, CSS pixels. */
export const LIST_IMAGE_WIDTH = 480;

/** Widths in pixels of an image that shows at most this wide, CSS pixels. */
export const imageWidths = (width: number): number[] => IMAGE_WIDTHS.filter((each) => each <= width * DENSITY);

interface ImageAddressOptions {
  /** Per cent; the tenant's without it. */
  quality?: number;
  /** The response comes within a second, with an empty image where it is not ready; the number is that of the attempt, from 0. */
  soon?: number;
}

/** Image of the image service at a width in pixels. */
export const imageAddress = (
  { switches }: { switches: Pick<Switches, 'imageQuality'> },
  path: string,
  width: number,
  { quality = switches.imageQuality, soon }: ImageAddressOptions = {},
) => `/images/w_${width},q_${quality}${soon === undefined ? '' : `,soon${soon || ''}`}/${path.replace(/^\/+/, '')}`;
