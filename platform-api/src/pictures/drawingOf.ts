import { carSvg, photoComingSvg, type CarPicture } from '@forecourt/shared-ui/car-imagery';

/** A car's look, or the picture for photos to come. */
export type Look = CarPicture | 'photo-coming';

/** SVG of 1600 x 1067; takes some 50 ms of one processor. */
export const drawingOf = (look: Look): string => (look === 'photo-coming' ? photoComingSvg() : carSvg(look));
