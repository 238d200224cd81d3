import { photoComingSvg, shotSvg, type CarShot } from '../../engines/car-imagery';

/** One picture of a car's gallery, or the picture for photos to come. */
export type Look = CarShot | 'photo-coming';

/** SVG of 1600 x 1067; takes some 30 ms of one processor. */
export const drawingOf = (look: Look): string => (look === 'photo-coming' ? photoComingSvg() : shotSvg(look));
