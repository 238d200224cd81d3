import type { Car } from '@forecourt/shared-contracts';
import type { FeedCells } from './feedCells';
import type { FeedField } from './feedColumns';
import { cellText, parsePhoto } from './feedValues';

/** Columns of single views, in the order of the gallery. */
const VIEWS = [
  'photo_front',
  'photo_side',
  'photo_rear',
  'photo_interior',
  'photo_dashboard',
  'photo_odometer',
  'photo_boot',
  'photo_wheel',
] as const satisfies readonly FeedField[];

const EXPECTED = 'an address that begins with https://, or a path that begins with uploads/';

/** The photos of a car as the Car entity has them. */
export type FeedPhotos = Pick<Car, 'images' | 'thumbnails' | 'photos_count' | 'primary_image_url'>;

/** The photos of a car: views first, then the others. Nothing where the feed has no column of photos. */
export function readPhotos(cells: FeedCells): Partial<FeedPhotos> {
  if (![...VIEWS, 'images' as const].some((field) => cells.has(field))) return {};
  const views = VIEWS.flatMap((field) => cells.read(field, parsePhoto, EXPECTED) ?? []);
  const others = (cells.text('images') ?? '').split(/[|;]/).flatMap((each) => cellText(each) ?? []);
  const usable = others.filter((each) => parsePhoto(each) !== null);
  if (usable.length < others.length) cells.read('images', () => null, EXPECTED);
  const photos = [...new Set([...views, ...usable])];
  return {
    images: photos.map((url) => ({ url })),
    thumbnails: photos,
    photos_count: photos.length,
    primary_image_url: photos[0] ?? null,
  };
}
